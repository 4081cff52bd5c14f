import { spawn } from 'node:child_process'
import { createHash } from 'node:crypto'
import { once } from 'node:events'
import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { makeConsumer, pack, ROOT, run } from './testing/consumer.ts'

const packed = mkdtempSync(join(tmpdir(), 'tripact-pack-'))
const hashOf = (file: string) => createHash('sha256').update(readFileSync(file)).digest('hex')
let tarball: string
let consumer: string

beforeAll(async () => {
  tarball = await pack(packed)
  consumer = await makeConsumer(tarball)
}, 180_000)

afterAll(() => {
  for (const folder of [packed, consumer]) rmSync(folder, { recursive: true, force: true })
})

/** Starts the installed command, and gives the line that it prints once it listens. */
async function startCommand() {
  const ports = ['platform', 'crm', 'adapter', 'control'].map((role) => `--${role}-port=0`)
  const child = spawn(join(consumer, 'node_modules/.bin/tripact'), ['up', '--json', ...ports], {
    cwd: consumer,
    env: { ...process.env, PATH: `${join(process.execPath, '..')}:${process.env['PATH']}` },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const [line] = (await once(createInterface({ input: child.stdout }), 'line')) as [string]
  const ready = JSON.parse(line) as {
    control: { url: string }
    world: { platform: { idBaseUrl: string; managerToken: string } }
  }
  return { child, ...ready }
}

describe('the packed package in a project that has nothing else', () => {
  test('holds no test, no source and no development tool', async () => {
    const files = (await run('tar', ['-tzf', tarball], packed)).trim().split('\n')
    expect(files.filter((file) => /\.test\.|\/testing\/|(?<!\.d)\.ts$|\/node_modules\//.test(file))).toEqual([])
    expect(files).toContain('package/openapi/platform.yaml')
  })

  test('is the same file when it is packed again', async () => {
    const again = await pack(join(packed, 'again'), '--ignore-scripts')
    expect(hashOf(again)).toBe(hashOf(tarball))
  })

  test('`tripact up` serves B6, and ends with 0 on SIGTERM', async () => {
    const { child, world } = await startCommand()
    const answer = await fetch(`${world.platform.idBaseUrl}/uid/create?token=${world.platform.managerToken}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: '{"email":"first@example.com"}',
    })
    expect(answer.status).toBe(200)
    expect(await answer.json()).toMatchObject({ email: 'first@example.com', status: 'UID_NEW' })

    child.kill('SIGTERM')
    expect(await once(child, 'exit')).toEqual([0, null])
  }, 60_000)

  test('`tripact verify` proves a role and writes its reports', async () => {
    const { child, control } = await startCommand()
    const summary = await run('npx', ['tripact', 'verify', 'adapter', '--control', control.url, '--json', '--out', 'reports'], consumer)
    child.kill('SIGTERM')
    expect(JSON.parse(summary)).toMatchObject({ verdict: 'conformant', exitCode: 0 })
    expect(readdirSync(join(consumer, 'reports'))).toEqual(expect.arrayContaining(['report.html', 'results.json', 'junit.xml']))
  }, 60_000)

  test('`tripact pact` and `tripact mock` name what is to be installed for them', async () => {
    const pact = run('npx', ['tripact', 'pact', 'verify', 'crm', '--control', 'http://127.0.0.1:1'], consumer)
    await expect(pact).rejects.toThrow('npm install --save-dev @pact-foundation/pact')
    await expect(run('npx', ['tripact', 'mock', 'crm'], consumer)).rejects.toThrow('npm install --save-dev @stoplight/prism-cli')
  }, 60_000)
})

describe('the library', () => {
  test('starts a simulator and verifies it', async () => {
    writeFileSync(
      join(consumer, 'use.js'),
      `import { startSimulator, verify } from 'tripact'
       const simulator = await startSimulator()
       const { summary } = await verify({ role: 'crm', control: { url: simulator.controlUrl }, only: ['A1-1', 'A1-2'] })
       await simulator.close()
       console.log(JSON.stringify(summary.must))`,
    )
    expect(JSON.parse(await run('node', ['use.js'], consumer))).toMatchObject({ passed: 2, failed: 0 })
  }, 60_000)

  test('the example for node:test passes', async () => {
    cpSync(join(ROOT, 'examples/node-test'), join(consumer, 'node-test'), { recursive: true })
    expect(await run('node', ['--test', 'node-test/log-in.test.js'], consumer)).toContain('pass 2')
  }, 60_000)

  test('the example for vitest passes', async () => {
    cpSync(join(ROOT, 'examples/vitest'), join(consumer, 'vitest'), { recursive: true })
    expect(await run('npx', ['vitest', 'run', '--dir', 'vitest'], consumer)).toMatch(/Tests\s+2 passed/)
  }, 60_000)

  test("its types hold in a strict project, and catch a user's mistakes", async () => {
    writeFileSync(join(consumer, 'types.ts'), CONSUMER_TYPES)
    const options = ['--noEmit', '--strict', '--exactOptionalPropertyTypes', '--module', 'nodenext', '--target', 'es2023']
    await run('node', [join(ROOT, 'node_modules/typescript/bin/tsc'), ...options, 'types.ts'], consumer)
  }, 60_000)
})

const CONSUMER_TYPES = `import { ControlError, startSimulator, verify } from 'tripact'

const simulator = await startSimulator({ clock: 'frozen' })
const control = await simulator.createWorld({ faults: ['b6-answers-201'] })
const userId: number = control.world.given.userId
const { code }: { code: string } = await control.issueOneTimeToken({ userId })
const result = await verify({ role: 'crm', control: { url: simulator.controlUrl }, only: ['A2'] })
export const failed: number = result.summary.must.failed
export const isRefusal = (error: unknown) => error instanceof ControlError && error.status === 409
// @ts-expect-error there is no such role
await verify({ role: 'bank' })
// @ts-expect-error a code is a text
await control.logIn({ code: Number(code) })
`
