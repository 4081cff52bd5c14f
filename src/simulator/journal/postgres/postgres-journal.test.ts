import { setTimeout as sleep } from 'node:timers/promises'
import fc from 'fast-check'
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest'
import type { Simulator } from '../../simulator.ts'
import { takeSnapshot } from '../../snapshot.ts'
import { findPostgres, type TestDatabase } from '../../testing/find-postgres.ts'
import { addWorld, makeSimulator } from '../../testing/make-simulator.ts'
import { anyCommands, Player } from '../../testing/play-commands.ts'
import type { Entry, Header } from '../journal.ts'
import { openJournal } from '../open-journal.ts'
import { replayJournal } from '../replay.ts'

let database: TestDatabase
const started: Simulator[] = []

beforeAll(async () => {
  database = await findPostgres()
}, 60_000)

afterEach(async () => {
  const [first] = started
  await first?.refresh()
  for (const world of first?.worlds.values() ?? []) await first?.deleteWorld(world)
  for (const simulator of started.splice(0)) await simulator.journal.close()
})

afterAll(() => database.remove())

async function start(): Promise<Simulator> {
  const simulator = await makeSimulator(await openJournal(database.url))
  started.push(simulator)
  return simulator
}

async function createUser(simulator: Simulator, email: string, world = 'default'): Promise<number> {
  const input = { path: {}, query: {}, body: { email }, caller: {}, exact: {} }
  const answer = await simulator.perform(simulator.worlds.get(world)!, 'createUser', input)
  return (answer.body as { userId: number }).userId
}

async function emailsOf(simulator: Simulator, world = 'default'): Promise<string[]> {
  await simulator.refresh(world)
  return Array.from(simulator.worlds.get(world)!.users.values(), ({ email }) => email).filter((email) => /^\d+@/.test(email))
}

it('shows every acknowledged write to whoever reads afterwards, wherever', async () => {
  const [one, two] = [await start(), await start()]
  await addWorld(one)

  for (let round = 0; round < 40; round++) {
    const [writer, reader] = round % 2 === 0 ? [one, two] : [two, one]
    await writer.refresh('default')
    await createUser(writer, `${round}@example.com`)
    expect(await emailsOf(reader)).toContain(`${round}@example.com`)
  }
})

it('gives all processes the same order, the same ids and the same state', async () => {
  const simulators = [await start(), await start(), await start()]
  await addWorld(simulators[0]!)
  await Promise.all(simulators.map((simulator) => simulator.refresh('default')))

  const ids = await Promise.all(Array.from({ length: 300 }, (_, index) => createUser(simulators[index % 3]!, `${index}@example.com`)))

  expect(new Set(ids).size).toBe(300)
  for (const simulator of simulators) await simulator.refresh('default')
  const [first, ...others] = simulators.map((simulator) => takeSnapshot(simulator.worlds.get('default')!))
  for (const other of others) expect(other).toEqual(first)
})

it('plays the same in turns on two processes as on one', async () => {
  const probe = await makeSimulator()
  await fc.assert(
    fc.asyncProperty(anyCommands(probe, 30), async (commands) => {
      const alone = await makeSimulator()
      const expected = await new Player(alone).play(await addWorld(alone, { fixture: 'small' }), commands)
      const processes = [await start(), await start()] as const
      await addWorld(processes[0], { fixture: 'small' })

      let player = new Player(processes[0])
      const answers: unknown[] = []
      for (const [index, command] of commands.entries()) {
        const simulator = processes[index % 2]!
        await simulator.refresh('default')
        player = await player.fork(simulator).play(simulator.worlds.get('default')!, [command])
        answers.push(...player.answers)
      }

      expect(answers).toEqual(expected.answers)
      await processes[0].deleteWorld(processes[0].worlds.get('default')!)
      for (const simulator of started.splice(0)) await simulator.journal.close()
    }),
    { numRuns: 4, endOnFailure: true },
  )
})

it('shares the making, the reset, the restoring and the end of worlds', async () => {
  const [one, two] = [await start(), await start()]
  const world = await addWorld(one, { name: 'shared' })
  await createUser(one, '1@example.com', 'shared')
  const snapshot = takeSnapshot(world)

  expect(await emailsOf(two, 'shared')).toEqual(['1@example.com'])
  expect(await two.createWorld(world.origin)).toBeUndefined()
  await two.resetWorld(two.worlds.get('shared')!)
  expect(await emailsOf(one, 'shared')).toEqual([])
  await one.replaceWorld(one.worlds.get('shared')!, world.seed, snapshot)
  await createUser(one, '2@example.com', 'shared')
  expect(await emailsOf(two, 'shared')).toEqual(['1@example.com', '2@example.com'])
  await two.deleteWorld(two.worlds.get('shared')!)
  await one.refresh('shared')
  expect(one.worlds.has('shared')).toBe(false)
})

it('makes a world once when two processes make it at the same time', async () => {
  const [one, two] = [await start(), await start()]
  const { origin } = await addWorld(one)
  await one.deleteWorld(one.worlds.get('default')!)
  await two.refresh()

  const [first, second] = await Promise.all([
    one.findOrCreateWorld({ ...origin, seed: 'a' }),
    two.findOrCreateWorld({ ...origin, seed: 'b' }),
  ])

  expect(first.seed).toBe(second.seed)
})

it('tells other processes of writes without being asked', async () => {
  const [one, two] = [await start(), await start()]
  await addWorld(one)
  await createUser(one, '1@example.com')

  const deadline = Date.now() + 5000
  while (Date.now() < deadline && two.worlds.get('default')?.users.firstBy('email', '1@example.com') === undefined) await sleep(10)

  expect(two.worlds.get('default')?.users.firstBy('email', '1@example.com')).toBeDefined()
})

it('tells own entries from those of other processes, each of them once', async () => {
  const [one, two] = [await start(), await start()]
  const heard: string[] = []
  one.onExecuted((_, entry, isOwn) => heard.push(`one ${entry.seq} ${isOwn}`))
  two.onExecuted((_, entry, isOwn) => heard.push(`two ${entry.seq} ${isOwn}`))
  await addWorld(one)
  await createUser(one, '1@example.com')
  await two.refresh('default')
  await createUser(two, '2@example.com')
  await one.refresh('default')

  expect(heard.sort()).toEqual(['one 1 true', 'one 2 false', 'two 1 false', 'two 2 true'])
})

it('exports one journal, which replays', async () => {
  const [one, two] = [await start(), await start()]
  await addWorld(one)
  await two.refresh('default')
  await Promise.all(Array.from({ length: 20 }, (_, index) => createUser([one, two][index % 2]!, `${index}\u0000\ud800@example.com`)))
  await one.refresh('default')

  const { header, entries } = await two.journal.read('default')
  const exported = JSON.parse(JSON.stringify({ header, entries: await Array.fromAsync(entries) })) as { header: Header; entries: Entry[] }

  const replay = await replayJournal(await makeSimulator(), exported.header, exported.entries)
  expect(replay).toMatchObject({ entries: 20, differences: [] })
  expect(takeSnapshot(replay.world)).toEqual(takeSnapshot(one.worlds.get('default')!))
})
