import { setTimeout as sleep } from 'node:timers/promises'
import { afterAll, afterEach, beforeAll, beforeEach, expect, it } from 'vitest'
import { findPostgres, type TestDatabase } from '../../testing/find-postgres.ts'
import { createUserAt, type SpawnedSimulator, spawnSimulator, usersAt } from '../../testing/spawn-simulator.ts'
import { startProxy, type UnreliableProxy } from '../../testing/unreliable-proxy.ts'

const ROUNDS = 200

let database: TestDatabase
let proxy: UnreliableProxy
let one: SpawnedSimulator
let two: SpawnedSimulator

beforeAll(async () => {
  database = await findPostgres()
  const { hostname, port } = new URL(database.url)
  proxy = await startProxy(hostname, Number(port || 5432))
}, 60_000)

beforeEach(async () => {
  const unreliable = new URL(database.url)
  unreliable.host = `127.0.0.1:${proxy.port}`
  one = await spawnSimulator(`--journal=${database.url}`, '--fixture=empty')
  two = await spawnSimulator(`--journal=${unreliable.href}`, '--fixture=empty')
}, 60_000)

afterEach(async () => {
  proxy.mend()
  await fetch(`${one.control}/v1/worlds/default/reset`, { method: 'POST' }).catch(() => {})
  await Promise.all([one.kill(), two.kill()])
})

afterAll(async () => {
  proxy.close()
  await database.remove()
})

async function post(url: string, body: unknown): Promise<{ status: number; body: Record<string, unknown> }> {
  const answer = await fetch(url, { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) })
  const text = await answer.text()
  return { status: answer.status, body: text === '' ? {} : (JSON.parse(text) as Record<string, unknown>) }
}

it('lets a one-time token be spent once, though both processes are offered it at once', { timeout: 60_000 }, async () => {
  const { body: issued } = await post(`${one.world.crm.url}/oauth2/crmApiToken`, { password: one.world.crm.apiPassword })
  const callCrm = ({ world }: SpawnedSimulator, path: string, body: unknown) =>
    post(`${world.crm.url}${path}?crmApiToken=${issued['crmApiToken']}`, body)
  const { userId } = await createUserAt(one, 'ana@example.com')

  for (let round = 0; round < ROUNDS; round++) {
    const { body: generated } = await post(`${one.control}/v1/worlds/default/crm/one-time-tokens`, { userId })
    const uses = await Promise.all([one, two].map((process) => callCrm(process, '/oauth2/onetime/authorize', { code: generated['code'] })))
    expect(uses.map(({ status }) => status).sort()).toEqual([200, 404])
  }
})

it('carries on with everything when one process is killed', { timeout: 60_000 }, async () => {
  const acknowledged = new Map<string, number>()
  const create = async (process: SpawnedSimulator, name: string) => {
    for (let count = 0; count < 100; count++) {
      const email = `${name}-${count}@example.com`
      try {
        acknowledged.set(email, (await createUserAt(process, email)).userId)
      } catch {
        return
      }
    }
  }

  const clients = [0, 1, 2, 3].flatMap((client) => [create(one, `one-${client}`), create(two, `two-${client}`)])
  await sleep(150)
  await two.kill()
  await Promise.all(clients)

  const users = await usersAt(one)
  for (const [email, userId] of acknowledged) expect(users.get(email)).toEqual([userId])
  expect([...acknowledged.keys()].filter((email) => email.startsWith('one-'))).toHaveLength(400)
})

it('answers 503 while the database is gone, and comes back by itself', { timeout: 60_000 }, async () => {
  await createUserAt(two, 'before@example.com')
  const acknowledged = new Map<string, number>()
  const seen = new Set<number>()
  let isOver = false
  const create = async (name: string) => {
    for (let count = 0; !isOver; count++) {
      const email = `${name}-${count}@example.com`
      const { status, userId } = await createUserAt(two, email)
      seen.add(status)
      if (status === 200) acknowledged.set(email, userId)
      else await sleep(20)
    }
  }
  const clients = [0, 1, 2, 3].map((client) => create(`${client}`))
  await sleep(100)
  proxy.cut()
  await sleep(500)
  const refused = await fetch(`${two.world.platform.idBaseUrl}/uid/create?token=${two.world.platform.managerToken}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: '{"email":"meanwhile@example.com"}',
  })
  const countBefore = acknowledged.size
  await sleep(1500)
  proxy.mend()
  const deadline = Date.now() + 10_000
  while (acknowledged.size < countBefore + 20 && Date.now() < deadline) await sleep(20)
  isOver = true
  await Promise.all(clients)

  expect(refused.status).toBe(503)
  expect(refused.headers.get('x-tripact')).toBe('simulator')
  expect(await refused.text()).toMatch(/database does not answer .* nothing was changed; try again later/)
  expect([...seen].sort()).toEqual([200, 503])
  expect(acknowledged.size).toBeGreaterThanOrEqual(countBefore + 20)
  const users = await usersAt(one)
  for (const [email, userId] of acknowledged) expect(users.get(email)).toEqual([userId])
  expect(users.has('meanwhile@example.com')).toBe(false)
  for (const ids of users.values()) expect(ids).toHaveLength(1)
})

/** The process finds its database again by itself, a moment after the line is mended. */
async function createWhenBack(process: SpawnedSimulator, email: string) {
  const deadline = Date.now() + 10_000
  for (;;) {
    const created = await createUserAt(process, email)
    if (created.status !== 503 || Date.now() > deadline) return created
    await sleep(50)
  }
}

it('executes a write whose commit was in doubt once when it was kept, and tells nobody that it succeeded', {
  timeout: 60_000,
}, async () => {
  await createUserAt(two, 'before@example.com')
  proxy.holdAnswersTo('doubtful@example.com')
  const asked = createUserAt(two, 'doubtful@example.com')
  await sleep(200)
  proxy.cut()
  const { status, text } = await asked
  proxy.mend()

  const again = await createWhenBack(two, 'doubtful@example.com')

  expect(again.text).not.toContain('doubtful@example.com')
  expect(status).toBe(503)
  expect(text).toContain('look before you try again')
  expect(again.status).toBe(200)
  expect((await usersAt(two)).get('doubtful@example.com')).toEqual([again.userId])
  expect(await usersAt(one)).toEqual(await usersAt(two))
})
