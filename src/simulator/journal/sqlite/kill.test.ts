import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { afterEach, expect, it } from 'vitest'
import { createUserAt, type SpawnedSimulator, spawnSimulator, usersAt } from '../../testing/spawn-simulator.ts'

const KILLS = 10
const CLIENTS = 16

const folder = mkdtempSync(join(tmpdir(), 'tripact-kill-'))
let running: SpawnedSimulator | undefined

afterEach(async () => {
  await running?.kill()
  rmSync(folder, { recursive: true })
})

/** Creates users until the connection breaks, and notes what was acknowledged. */
async function createUntilKilled(simulator: SpawnedSimulator, name: string, acknowledged: Map<string, number>): Promise<void> {
  for (let count = 0; ; count++) {
    const email = `${name}-${count}@example.com`
    try {
      acknowledged.set(email, (await createUserAt(simulator, email)).userId)
    } catch {
      return
    }
  }
}

it('has every acknowledged write, once, after it was killed under load', { timeout: 120_000 }, async () => {
  const journal = `--journal=sqlite:${join(folder, 'journal.sqlite')}`
  const acknowledged = new Map<string, number>()
  running = await spawnSimulator(journal, '--fixture=empty')

  for (let kill = 0; kill < KILLS; kill++) {
    const victim = running
    const clients = Array.from({ length: CLIENTS }, (_, client) => createUntilKilled(victim, `${kill}-${client}`, acknowledged))
    const enough = acknowledged.size + CLIENTS + 5 * kill
    while (acknowledged.size < enough) await sleep(5)
    await victim.kill()
    await Promise.all(clients)

    running = await spawnSimulator(journal)

    const users = await usersAt(running)
    for (const [email, userId] of acknowledged) expect(users.get(email)).toEqual([userId])
  }
})
