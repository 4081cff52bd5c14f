import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { createServer } from 'node:net'
import { createInterface } from 'node:readline'
import { setTimeout as sleep } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { headOf, type Request } from './load.ts'

const ROOT = fileURLToPath(new URL('../../', import.meta.url))
const LOGINS = 200
const PRISM_STARTS_WITHIN_MS = 30_000

/** What is asked of every target: B6 creates a user, T2 reads an account. */
export type Operation = 'B6' | 'T2'

/** One or more servers that are asked the same, each in a process of its own. */
export interface Target {
  name: string
  ports: number[]
  processes: ChildProcess[]
  requests: Record<Operation, Request[]>
}

/** One of ours, with what its world object tells. */
export interface OurTarget extends Target {
  port: number
  process: ChildProcess
  control: string
  hostUrl: string
  managerToken: string
  readyMs: number
}

/** Starts `tripact up` on free ports. */
export async function startOurs(name: string, ...options: string[]): Promise<OurTarget> {
  const started = performance.now()
  const ports = ['platform', 'crm', 'adapter', 'control'].map((role) => `--${role}-port=0`)
  const { child, line } = await startNode('bin/tripact.js', 'up', '--json', ...ports, ...options)
  const readyMs = performance.now() - started
  const { control, world } = JSON.parse(line) as {
    control: { url: string }
    world: { platform: { hostUrl: string; managerToken: string }; given: { traderLogin: number } }
  }
  const { hostUrl, managerToken } = world.platform
  const port = Number(new URL(hostUrl).port)
  const requests = requestsFor(managerToken, await listLogins(control.url))
  return { name, ports: [port], port, processes: [child], process: child, requests, control: control.url, hostUrl, managerToken, readyMs }
}

/** Logins from all over the world, so that what is asked does not all lie together in memory. */
async function listLogins(control: string): Promise<number[]> {
  const { collections } = await ask<{ collections: { traders: number } }>(`${control}/v1/worlds/default/state`)
  const step = Math.max(1, Math.floor(Math.min(collections.traders, 100_000) / LOGINS))
  const { records } = await ask<{ records: { login: number }[] }>(`${control}/v1/worlds/default/state/traders?limit=${step * LOGINS}`)
  return records.filter((_, index) => index % step === 0).map(({ login }) => login)
}

export async function ask<Answer>(url: string): Promise<Answer> {
  return (await (await fetch(url)).json()) as Answer
}

export function requestsFor(token: string, logins: number[]): Target['requests'] {
  const creating = { head: headOf('POST', `/cid/uid/create?token=${token}`), body: '{"email":"u#@bench.example","preferredLanguage":"pt"}' }
  return { B6: [creating], T2: logins.map((login) => ({ head: headOf('GET', `/v2/webserv/traders/${login}?token=${token}`) })) }
}

/** A bare Fastify that returns constants: an answer of ours each. */
export async function startBareFastify(ours: OurTarget): Promise<Target> {
  const path = ours.requests.T2[0]!.head.split(' ')[1]
  const trader = await (await fetch(ours.hostUrl + path)).text()
  const { child, line } = await startNode('scripts/bench/bare-fastify.ts', trader)
  const { port } = JSON.parse(line) as { port: number }
  return { name: 'bare Fastify', ports: [port], processes: [child], requests: requestsFor('token', [1]) }
}

/** Prism's mock of the same document, at its default log level with its output thrown away. */
export async function startPrism(): Promise<Target> {
  const port = await freePort()
  const child = spawn(process.execPath, ['node_modules/.bin/prism', 'mock', 'openapi/platform.yaml', '-p', `${port}`], {
    cwd: ROOT,
    stdio: 'ignore',
  })
  for (let waited = 0; waited < PRISM_STARTS_WITHIN_MS && !(await answers(port)); waited += 100) await sleep(100)
  return { name: 'Prism', ports: [port], processes: [child], requests: requestsFor('token', [1]) }
}

async function answers(port: number): Promise<boolean> {
  try {
    return (await fetch(`http://127.0.0.1:${port}/v2/webserv/traders/1?token=token`)).status === 200
  } catch {
    return false
  }
}

/** Starts a program of this repository with the Node that runs this, and waits for its first line. */
export async function startNode(...args: string[]): Promise<{ child: ChildProcess; line: string }> {
  const child = spawn(process.execPath, args, { cwd: ROOT, stdio: ['ignore', 'pipe', 'ignore'] })
  const [line] = (await Promise.race([once(createInterface({ input: child.stdout! }), 'line'), once(child, 'exit')])) as [unknown]
  if (typeof line !== 'string') throw new Error(`node ${args.join(' ')} did not start`)
  return { child, line }
}

export async function stop({ processes }: Pick<Target, 'processes'>): Promise<void> {
  await Promise.all(processes.map(stopProcess))
}

export async function stopProcess(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return
  child.kill('SIGKILL')
  await once(child, 'exit')
}

async function freePort(): Promise<number> {
  const probe = createServer().listen(0, '127.0.0.1')
  await once(probe, 'listening')
  const { port } = probe.address() as { port: number }
  probe.close()
  return port
}
