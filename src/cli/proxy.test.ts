import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { fileURLToPath } from 'node:url'
import { afterAll, expect, test } from 'vitest'
import type { RunResult } from '../../suites/kit/result.ts'
import { listen } from '../proxy/testing/listen.ts'

const BIN = fileURLToPath(new URL('../../bin/tripact.js', import.meta.url))
const folder = mkdtempSync(join(tmpdir(), 'tripact-proxy-'))

afterAll(() => rmSync(folder, { recursive: true }))

function start(...args: string[]) {
  const child = spawn(process.execPath, [BIN, 'proxy', ...args, '--json'])
  let screen = ''
  child.stderr.on('data', (chunk: Buffer) => {
    screen += chunk.toString()
  })
  const lines = createInterface({ input: child.stdout })[Symbol.asyncIterator]()
  const readLine = async () => JSON.parse((await lines.next()).value as string) as Record<string, unknown>
  return { child, readLine, readScreen: () => screen }
}

function readResult(out: string): RunResult {
  return JSON.parse(readFileSync(join(out, 'results.json'), 'utf8')) as RunResult
}

test('a CRM that takes a code twice is told so on the screen, in the reports and by the exit code; no secret is', async () => {
  const crm = await listen((request, reply) => {
    request.resume()
    reply.writeHead(200, { 'content-type': 'application/json' }).end('{"userId":7}')
  })
  const out = join(folder, 'live')
  const { child, readLine, readScreen } = start('crm', '--upstream', crm.url, '--out', out)
  const { url } = await readLine()
  for (let use = 0; use < 2; use++) {
    await fetch(`${url}/oauth2/onetime/authorize?crmApiToken=token-that-nobody-may-see`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', accept: 'application/json' },
      body: '{"code":"code-that-nobody-may-see"}',
    })
  }
  child.kill('SIGTERM')
  const summary = await readLine()
  const [exitCode] = await once(child, 'exit')
  await crm.close()

  expect([exitCode, summary]).toMatchObject([1, { exchanges: 2, verdict: 'nonconformant', exitCode: 1 }])
  expect(readScreen()).toMatch(/✗ server: .*exchange 1 had used up {2}\(A2-3\)/)
  expect(
    readResult(out)
      .checks.filter(({ verdict }) => verdict === 'fail')
      .map(({ id, exchanges }) => [id, exchanges]),
  ).toEqual([['A2-3', [2]]])
  expect(readdirSync(out)).toEqual(expect.arrayContaining(['results.json', 'report.html', 'exchanges.har']))
  for (const file of readdirSync(out)) expect(readFileSync(join(out, file), 'utf8')).not.toContain('that-nobody-may-see')
  expect(readScreen()).not.toContain('that-nobody-may-see')
})

test('a recording is judged like the traffic that it holds', async () => {
  const out = join(folder, 'again')
  const { child, readLine } = start('crm', '--har', join(folder, 'live', 'exchanges.har'), '--out', out)
  const summary = await readLine()
  const [exitCode] = await once(child, 'exit')

  expect([exitCode, summary]).toMatchObject([1, { exchanges: 2 }])
  expect(readResult(out).checks.find(({ id }) => id === 'A2-3')).toMatchObject({ verdict: 'fail' })
})

test.each([
  [[], 2],
  [['crm'], 2],
  [['crm', '--upstream', 'ftp://x'], 2],
  [['crm', '--har', '/nowhere.har'], 2],
])('wrong usage ends with 2: %j', async (args, expected) => {
  const { child } = start(...args, '--out', join(folder, 'usage'))
  const [exitCode] = await once(child, 'exit')
  expect(exitCode).toBe(expected)
})
