import { type ChildProcess, spawn } from 'node:child_process'
import { mkdtempSync, readFileSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest'
import type { ControlClient } from '../src/library/control-client.ts'
import { type StartedSimulator, startSimulator } from '../src/library/start-simulator.ts'
import { ROOT } from './testing/consumer.ts'
import { findFreePort } from './testing/find-free-port.ts'

let simulator: StartedSimulator
let crm: ChildProcess | undefined

beforeAll(async () => {
  simulator = await startSimulator()
})
afterEach(() => crm?.kill())
afterAll(() => simulator.close())

/** Starts the CRM of the examples with mistakes put into it, and a world whose platform calls it. */
async function startCrm(...mistakes: [right: string, wrong: string][]): Promise<{ url: string; control: ControlClient }> {
  let source = readFileSync(join(ROOT, 'examples/crm.js'), 'utf8')
  for (const [right, wrong] of mistakes) {
    expect(source).toContain(right)
    source = source.replace(right, wrong)
  }
  const file = join(mkdtempSync(join(tmpdir(), 'tripact-crm-')), 'crm.mjs')
  writeFileSync(file, source)
  const port = await findFreePort()
  const started = spawn(process.execPath, [file], {
    env: { PORT: String(port), CRM_API_PASSWORD: 'secret' },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  crm = started
  await new Promise((resolve) => started.stdout.once('data', resolve))
  const url = `http://127.0.0.1:${port}`
  return { url, control: await simulator.createWorld({ crm: { url, apiPassword: 'secret' } }) }
}

/** What a person does with a platform application: log in, come back, open a page of the broker's, leave. */
async function visit({ url, control }: { url: string; control: ControlClient }): Promise<string[]> {
  const opened = await fetch(`${url}/open-platform`, { method: 'POST', body: '{"userId":1,"keepLoggedIn":true}' })
  const { code } = (await opened.json()) as { code: string }
  const steps = async () => {
    const { accessToken } = await control.logIn({ code })
    const { sessionId } = await control.logInAgain({ accessToken: accessToken! })
    await control.openInAppPage(sessionId, { url: 'https://broker.example/deposit' })
    await control.logOut(sessionId)
  }
  await steps().catch(() => {})
  await control.logIn({ code }).catch(() => {})
  const { exchanges } = await control.exchanges()
  return exchanges.flatMap(({ ref, findings }) =>
    findings.filter(({ severity }) => severity === 'error').map(({ requirement, pointer }) => `${ref} ${pointer} ${requirement}`),
  )
}

it('finds nothing wrong with the CRM of the examples', async () => {
  const started = await startCrm()
  expect(await visit(started)).toEqual([])
  const { exchanges } = await started.control.exchanges()
  expect(exchanges.map(({ ref, response }) => `${ref} ${response?.status}`)).toEqual([
    'A1 200',
    'A2 200',
    'A3 200',
    'A4 200',
    'A5 200',
    'A2 404',
  ])
})

it.each<[string, [string, string][], string]>([
  ['a wrong status', [['[200, { crmApiToken', '[201, { crmApiToken']], 'A1 /response/status A1-1'],
  [
    'a userId that is a string',
    [['[200, { userId }] : [404]', '[200, { userId: String(userId) }] : [404]']],
    'A3 /response/body/userId A3-1',
  ],
  ['a missing token', [['[200, { token: issueOneTimeToken(body) }]', '[200, {}]']], 'A4 /response/body/token A4-1'],
  ['a token that can be used twice', [['    oneTimeTokens.delete(body.code)\n', '']], 'A2 /response/status A2-3'],
])('names %s with the requirement that it breaks', async (_name, mistakes, finding) => {
  expect(await visit(await startCrm(...mistakes))).toContain(finding)
})
