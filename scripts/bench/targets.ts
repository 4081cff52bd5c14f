import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { createServer } from 'node:net'
import { createInterface } from 'node:readline'
import { setTimeout as sleep } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { headOf, type Load } from './load.ts'

const ROOT = fileURLToPath(new URL('../../', import.meta.url))

/** A server in a process of its own, with what it is asked. */
export interface Target {
  name: string
  port: number
  process: ChildProcess
  requests: Record<'B6' | 'T2', Load['requests']>
}

/** One of ours, with its world object. */
export interface OurTarget extends Target {
  control: string
  apiBaseUrl: string
  managerToken: string
  readyMs: number
}

const LOGINS = 200

/** Starts `tripact up` on free ports. */
export async function startOurs(name: string, ...options: string[]): Promise<OurTarget> {
  const started = performance.now()
  const ports = ['platform', 'crm', 'adapter', 'control'].map((role) => `--${role}-port=0`)
  const { child, line } = await start(process.execPath, ['bin/tripact.js', 'up', '--json', ...ports, ...options])
  const readyMs = performance.now() - started
  const { control, world } = JSON.parse(line) as {
    control: { url: string }
    world: { platform: { hostUrl: string; apiBaseUrl: string; managerToken: string }; given: { traderLogin: number } }
  }
  const port = Number(new URL(world.platform.hostUrl).port)
  const { managerToken } = world.platform
  const logins = await listLogins(control.url)
  const requests = requestsFor(port, managerToken, logins.length > 0 ? logins : [world.given.traderLogin])
  return { name, port, process: child, requests, control: control.url, apiBaseUrl: world.platform.apiBaseUrl, managerToken, readyMs }
}

async function listLogins(control: string): Promise<number[]> {
  const answer = await fetch(`${control}/v1/worlds/default/state/traders?limit=${LOGINS}`)
  const { records } = (await answer.json()) as { records: { login: number }[] }
  return records.map(({ login }) => login)
}

export function requestsFor(port: number, token: string, logins: number[]): Target['requests'] {
  const creating = {
    head: headOf('POST', `/cid/uid/create?token=${token}`, port),
    body: '{"email":"u#@bench.example","preferredLanguage":"pt"}',
  }
  return { B6: [creating], T2: logins.map((login) => ({ head: headOf('GET', `/v2/webserv/traders/${login}?token=${token}`, port) })) }
}

/** A bare Fastify that returns constants of the size of our answers. */
export async function startBareFastify(trader: string): Promise<Target> {
  const { child, line } = await start(process.execPath, ['scripts/bench/bare-fastify.ts', trader])
  const { port } = JSON.parse(line) as { port: number }
  return { name: 'bare Fastify', port, process: child, requests: requestsFor(port, 'token', [1]) }
}

/** Prism's mock of the same document, at its default log level with its output thrown away. */
export async function startPrism(): Promise<Target> {
  const port = await freePort()
  const child = spawn(process.execPath, ['node_modules/.bin/prism', 'mock', 'openapi/platform.yaml', '-p', `${port}`], {
    cwd: ROOT,
    stdio: 'ignore',
  })
  for (let attempt = 0; attempt < 300 && !(await answers(port)); attempt++) await sleep(100)
  return { name: 'Prism', port, process: child, requests: requestsFor(port, 'token', [1]) }
}

async function answers(port: number): Promise<boolean> {
  try {
    return (await fetch(`http://127.0.0.1:${port}/v2/webserv/traders/1?token=token`)).status === 200
  } catch {
    return false
  }
}

async function start(command: string, args: string[]): Promise<{ child: ChildProcess; line: string }> {
  const child = spawn(command, args, { cwd: ROOT, stdio: ['ignore', 'pipe', 'inherit'] })
  const [line] = (await Promise.race([once(createInterface({ input: child.stdout! }), 'line'), once(child, 'exit')])) as [unknown]
  if (typeof line !== 'string') throw new Error(`${command} ${args.join(' ')} did not start`)
  return { child, line }
}

export async function stop(target: { process: ChildProcess }): Promise<void> {
  if (target.process.exitCode !== null) return
  target.process.kill('SIGKILL')
  await once(target.process, 'exit')
}

async function freePort(): Promise<number> {
  const probe = createServer().listen(0, '127.0.0.1')
  await once(probe, 'listening')
  const { port } = probe.address() as { port: number }
  probe.close()
  return port
}
