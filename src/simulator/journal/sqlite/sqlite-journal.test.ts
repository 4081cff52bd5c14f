import { copyFileSync, mkdtempSync, readdirSync, rmSync, statSync, truncateSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import fc from 'fast-check'
import { afterEach, beforeEach, expect, it } from 'vitest'
import type { Simulator } from '../../simulator.ts'
import { takeSnapshot } from '../../snapshot.ts'
import { addWorld, makeSimulator } from '../../testing/make-simulator.ts'
import { anyCommands, Player } from '../../testing/play-commands.ts'
import { openJournal } from '../open-journal.ts'

let folder: string
let file: string
let warnings: string[]

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'tripact-'))
  file = join(folder, 'journal.sqlite')
  warnings = []
})

afterEach(() => rmSync(folder, { recursive: true }))

async function start(): Promise<Simulator> {
  return makeSimulator(await openJournal(`sqlite:${file}`, (message) => warnings.push(message)))
}

async function createUsers(simulator: Simulator, count: number, world = 'default'): Promise<void> {
  const asked = Array.from({ length: count }, (_, index) => createUser(simulator, `${index}@example.com`, world))
  await Promise.all(asked)
}

function createUser(simulator: Simulator, email: string, world = 'default') {
  return simulator.perform(simulator.worlds.get(world)!, 'createUser', { path: {}, query: {}, body: { email }, caller: {}, exact: {} })
}

function emailsOf(simulator: Simulator, world = 'default'): string[] {
  return Array.from(simulator.worlds.get(world)!.users.values(), ({ email }) => email).filter((email) => /^\d+@/.test(email))
}

it('has the same worlds after a restart, whatever was called', async () => {
  const probe = await makeSimulator()
  await fc.assert(
    fc.asyncProperty(anyCommands(probe, 40), async (commands) => {
      rmSync(file, { force: true })
      const before = await start()
      const world = await addWorld(before, { fixture: 'small' })
      await new Player(before).play(world, commands)
      await before.journal.close()

      const after = await start()

      expect(takeSnapshot(after.worlds.get('default')!)).toEqual(takeSnapshot(world))
      await after.journal.close()
    }),
    { numRuns: 6, endOnFailure: true },
  )
})

it('keeps worlds apart and forgets those that are deleted or reset', async () => {
  const before = await start()
  for (const name of ['default', 'second', 'third']) await addWorld(before, { name })
  await Promise.all([createUsers(before, 3), createUsers(before, 5, 'second'), createUsers(before, 7, 'third')])
  await before.deleteWorld(before.worlds.get('second')!)
  await before.resetWorld(before.worlds.get('third')!)
  await createUsers(before, 2, 'third')
  await before.journal.close()

  const after = await start()

  expect([...after.worlds.keys()]).toEqual(['default', 'third'])
  expect(emailsOf(after)).toHaveLength(3)
  expect(emailsOf(after, 'third')).toHaveLength(2)
  await after.journal.close()
})

it('starts from a snapshot when one was restored', async () => {
  const before = await start()
  const world = await addWorld(before)
  await createUsers(before, 3)
  const snapshot = takeSnapshot(world)
  await createUsers(before, 9)
  await before.replaceWorld(world, world.seed, snapshot)
  await createUser(before, '100@example.com')
  await before.journal.close()

  const after = await start()

  expect(emailsOf(after)).toEqual(['0@example.com', '1@example.com', '2@example.com', '100@example.com'])
  await after.journal.close()
})

it('exports entries with the digests of their answers', async () => {
  const simulator = await start()
  await addWorld(simulator)
  await createUsers(simulator, 3)

  const { header, entries } = await simulator.journal.read('default')

  expect(header).toMatchObject({ version: 1, world: 'default', fixture: 'empty' })
  expect([...(entries as Iterable<unknown>)]).toMatchObject([
    { seq: 1, world: 'default', operation: 'createUser', answer: expect.any(String) },
    { seq: 2, answer: expect.any(String) },
    { seq: 3, answer: expect.any(String) },
  ])
  await simulator.journal.close()
})

it('says so when another process has the file, or when it is something else', async () => {
  const simulator = await start()
  await expect(start()).rejects.toThrow(`${file} is in use by another process`)
  await simulator.journal.close()

  const text = join(folder, 'notes.txt')
  writeFileSync(text, 'no journal at all\n'.repeat(100))
  await expect(openJournal(`sqlite:${text}`)).rejects.toThrow(`${text} is no journal`)
  const other = join(folder, 'other.sqlite')
  new DatabaseSync(other).exec('CREATE TABLE cats (name)')
  await expect(openJournal(`sqlite:${other}`)).rejects.toThrow(`${other} is no journal`)
  await expect(openJournal(`sqlite:${folder}/missing/journal`)).rejects.toThrow('cannot open')
})

it('cuts a file that lost its end after the last whole entry, and keeps the damaged one', async () => {
  const before = await start()
  await addWorld(before)
  await createUsers(before, 500)
  const everybody = emailsOf(before)
  await before.journal.close()
  truncateSync(file, statSync(file).size - 60_000)

  const after = await start()

  const rest = emailsOf(after)
  expect(rest.length).toBeGreaterThan(100)
  expect(rest).toEqual(everybody.slice(0, rest.length))
  expect(warnings.join('\n')).toContain(`was cut after entry ${rest.length}`)
  expect(readdirSync(folder).some((name) => name.startsWith('journal.sqlite.damaged-'))).toBe(true)
  await createUser(after, '1000@example.com')
  await after.journal.close()
  const again = await start()
  expect(emailsOf(again)).toEqual([...rest, '1000@example.com'])
  await again.journal.close()
})

it('notices a single changed byte', async () => {
  const before = await start()
  await addWorld(before)
  await createUsers(before, 10)
  await before.journal.close()
  const db = new DatabaseSync(file)
  db.exec("UPDATE entries SET entry = replace(entry, '6@example', '9@example')")
  db.close()

  const after = await start()

  expect(emailsOf(after)).toHaveLength(6)
  expect(warnings.at(-1)).toContain('was cut after entry 6: the checksum of entry')
  await after.journal.close()
})

it('tells when the last write before a crash was not whole', async () => {
  const crashed = await start()
  await addWorld(crashed)
  await createUsers(crashed, 5)
  const copy = join(folder, 'copy.sqlite')
  copyFileSync(file, copy)
  copyFileSync(`${file}-wal`, `${copy}-wal`)
  await crashed.journal.close()
  truncateSync(`${copy}-wal`, statSync(`${copy}-wal`).size - 100)
  file = copy

  const after = await start()

  expect(emailsOf(after)).toEqual([])
  expect(warnings).toEqual([expect.stringContaining('its last write was not whole')])
  await after.journal.close()
})
