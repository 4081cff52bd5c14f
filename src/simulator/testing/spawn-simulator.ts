import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { createInterface } from 'node:readline'
import { fileURLToPath } from 'node:url'

const BIN = fileURLToPath(new URL('../../../bin/tripact.js', import.meta.url))

/** A simulator in a process of its own, which can be killed. */
export interface SpawnedSimulator {
  control: string
  world: { platform: { idBaseUrl: string; managerToken: string }; crm: { url: string; apiPassword: string }; given: { userId: number } }
  process: ChildProcess
  /** What it wrote to standard error. */
  complaints: string[]
  /** Ends it at once, without a chance to tidy up. */
  kill(): Promise<void>
}

/** Starts `tripact up` on free ports and waits until it listens. */
export async function spawnSimulator(...options: string[]): Promise<SpawnedSimulator> {
  const ports = ['platform', 'crm', 'adapter', 'control'].map((role) => `--${role}-port=0`)
  const child = spawn(process.execPath, [BIN, 'up', '--json', ...ports, ...options], { stdio: ['ignore', 'pipe', 'pipe'] })
  const complaints: string[] = []
  createInterface({ input: child.stderr }).on('line', (line) => complaints.push(line))
  const [line] = (await Promise.race([once(createInterface({ input: child.stdout }), 'line'), once(child, 'exit')])) as [unknown]
  if (typeof line !== 'string') throw new Error(`the simulator did not start: ${complaints.join('\n')}`)
  const { control, world } = JSON.parse(line) as { control: { url: string }; world: SpawnedSimulator['world'] }
  const kill = async () => {
    if (child.exitCode !== null || child.signalCode !== null) return
    child.kill('SIGKILL')
    await once(child, 'exit')
  }
  return { control: control.url, world, process: child, complaints, kill }
}

/** B6 over HTTP. */
export async function createUserAt({ world }: SpawnedSimulator, email: string): Promise<{ status: number; userId: number; text: string }> {
  const { idBaseUrl, managerToken } = world.platform
  const answer = await fetch(`${idBaseUrl}/uid/create?token=${managerToken}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email }),
  })
  const text = await answer.text()
  return { status: answer.status, userId: answer.status === 200 ? (JSON.parse(text) as { userId: number }).userId : 0, text }
}

/** The users that a simulator has, by e-mail; each with the ids under which it stands there. */
export async function usersAt({ control }: SpawnedSimulator): Promise<Map<string, number[]>> {
  const answer = await fetch(`${control}/v1/worlds/default/state/users?limit=100000`)
  const { records } = (await answer.json()) as { records: { email: string; userId: number }[] }
  const found = new Map<string, number[]>()
  for (const { email, userId } of records) found.set(email, [...(found.get(email) ?? []), userId])
  return found
}
