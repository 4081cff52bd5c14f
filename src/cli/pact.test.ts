import { execFile } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type StartedSimulator, startSimulator } from '../library/start-simulator.ts'

const BIN = fileURLToPath(new URL('../../bin/tripact.js', import.meta.url))
const folder = mkdtempSync(join(tmpdir(), 'tripact-pact-test-'))
let simulator: StartedSimulator

beforeAll(async () => {
  simulator = await startSimulator()
})
afterAll(async () => {
  await simulator.close()
  rmSync(folder, { recursive: true, force: true })
})

/** Runs the command in a process of its own, since Pact's native part prints by itself. */
function verifyPact(...args: string[]): Promise<{ exitCode: number; printed: string }> {
  return new Promise((resolve) => {
    const child = execFile(process.execPath, [BIN, 'pact', 'verify', ...args], (_, stdout, stderr) =>
      resolve({ exitCode: child.exitCode ?? -1, printed: stdout + stderr }),
    )
  })
}

async function verifyFaulty(role: string, fault: string) {
  const { world } = await simulator.createWorld({ faults: [fault] })
  return verifyPact(role, '--control', simulator.controlUrl, '--world', world.name)
}

/** What Pact printed about one interaction. */
function sectionOf(printed: string, title: string): string {
  return printed.split(/\n\s*\n/).find((section) => section.trimStart().startsWith(title)) ?? ''
}

function writeJson(name: string, content: object): string {
  const file = join(folder, name)
  writeFileSync(file, JSON.stringify(content))
  return file
}

describe('on an honest simulator', () => {
  test.for([
    ['platform', 18],
    ['crm', 13],
    ['adapter', 3],
  ] as const)('%s keeps its pacts', async ([role, count]) => {
    const { exitCode, printed } = await verifyPact(role, '--control', simulator.controlUrl)
    expect(printed).toContain(`kept, ${count} interactions verified`)
    expect(printed).not.toContain('left out')
    expect(exitCode).toBe(0)
  })

  test('every run has a world of its own, which is gone afterwards', async () => {
    const before = await listWorlds()
    await verifyPact('adapter', '--control', simulator.controlUrl)
    expect(await listWorlds()).toEqual(before)
  })
})

describe('on a world with a fault', () => {
  test('a status that the consumer does not expect breaks the pact', async () => {
    const { exitCode, printed } = await verifyFaulty('platform', 'b6-answers-201')
    expect(sectionOf(printed, 'B6: a new user')).toMatch(/status code.*200.*FAILED/)
    expect(sectionOf(printed, 'T2: an account')).not.toContain('FAILED')
    expect(exitCode).toBe(1)
  })

  test('a number as text breaks the pact', async () => {
    const { exitCode, printed } = await verifyFaulty('platform', 't8-history-id-as-text')
    expect(sectionOf(printed, 'T8: a deposit')).toMatch(/matching body.*FAILED/)
    expect(exitCode).toBe(1)
  })

  test.for([
    ['crm', 'a3-user-id-as-text'],
    ['adapter', 'c1-names-it-token'],
  ] as const)('%s with the fault %s breaks its pact', async ([role, fault]) => {
    const { exitCode, printed } = await verifyFaulty(role, fault)
    expect(printed).toMatch(/matching body.*FAILED/)
    expect(exitCode).toBe(1)
  })
})

describe('on a foreign target', () => {
  test('what the profile gives no way to prepare is left out, and said', async () => {
    const { crm, given } = simulator.world
    const { userId, otherUserId, brokerName, partnerUserId, otherPartnerUserId } = given
    const profile = writeJson('crm.json', {
      role: 'crm',
      staging: true,
      target: { url: crm.url, attributionWebhookUrl: crm.attributionWebhookUrl, registrationWebhookUrl: crm.registrationWebhookUrl },
      credentials: { apiPassword: { env: 'PACT_TEST_PASSWORD' }, webhookAuthorization: { env: 'PACT_TEST_AUTHORIZATION' } },
      given: { userId, otherUserId, brokerName, partnerUserId, otherPartnerUserId },
    })
    process.env['PACT_TEST_PASSWORD'] = crm.apiPassword
    process.env['PACT_TEST_AUTHORIZATION'] = crm.webhookAuthorization

    const { exitCode, printed } = await verifyPact('crm', '--profile', profile)

    expect(printed).toContain('left out: A3: a long-term access token (no hooks.oneTimeToken, no given.keepLoggedInUserId)')
    expect(printed).toContain('kept, 9 interactions verified')
    expect(exitCode).toBe(0)
  })

  test('a pact of which nothing can be prepared is not called kept', async () => {
    const interaction = { description: 'anything', providerStates: [{ name: 'a state of somebody else' }] }
    const pact = writeJson('pact.json', { consumer: { name: 'a' }, provider: { name: 'b' }, interactions: [interaction] })
    const { exitCode, printed } = await verifyPact('crm', '--control', simulator.controlUrl, '--pact', pact)
    expect(printed).toContain('left out: anything ("a state of somebody else" needs --states-url)')
    expect(printed).not.toContain('kept')
    expect(exitCode).toBe(4)
  })

  test('a states URL is told each state and gives its values', async () => {
    const { adapter, given } = simulator.world
    const states: unknown[] = []
    const server = createServer(async (request, response) => {
      const told = JSON.parse(Buffer.concat(await request.toArray()).toString()) as { state: string }
      states.push(told)
      const body = JSON.stringify({ userId: given.userId, brokerNames: [given.brokerName] })
      const headers = { authorization: `Bearer ${adapter.bearer}`, 'content-type': 'application/json' }
      const issued = await fetch(`${adapter.url}/generate/token`, { method: 'POST', headers, body })
      response.end(JSON.stringify({ adapterToken: ((await issued.json()) as { d: string }).d }))
    }).listen(0, '127.0.0.1')
    await new Promise((resolve) => server.once('listening', resolve))
    const { brokerName, userId, uidTraderAccountId } = given
    const profile = writeJson('adapter.json', {
      role: 'adapter',
      staging: true,
      target: { url: adapter.url },
      credentials: { bearer: { env: 'PACT_TEST_BEARER' } },
      given: { userId, brokerNames: [brokerName], uidTraderAccountIds: [uidTraderAccountId] },
    })
    process.env['PACT_TEST_BEARER'] = adapter.bearer

    const { port } = server.address() as AddressInfo
    const { exitCode } = await verifyPact('adapter', '--profile', profile, '--states-url', `http://127.0.0.1:${port}/states`)
    server.close()

    expect(states).toContainEqual({ state: 'a token was issued', params: {}, action: 'setup' })
    expect(exitCode).toBe(0)
  })

  test('one that is not there ends with 3, a wrong use with 2', async () => {
    expect((await verifyPact('crm', '--control', 'http://127.0.0.1:1')).exitCode).toBe(3)
    expect((await verifyPact('reporting', '--control', simulator.controlUrl)).exitCode).toBe(2)
    const { exitCode, printed } = await verifyPact('crm', '--control', simulator.controlUrl, '--pact', BIN)
    expect(printed).toContain('cannot be read')
    expect(exitCode).toBe(2)
  })
})

async function listWorlds(): Promise<string[]> {
  const { worlds } = (await (await fetch(`${simulator.controlUrl}/v1/worlds`)).json()) as { worlds: { name: string }[] }
  return worlds.map(({ name }) => name)
}
