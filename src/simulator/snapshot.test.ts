import fc from 'fast-check'
import { expect, it } from 'vitest'
import { Collection } from './collection.ts'
import { InvalidSnapshot, PLAIN_STATE, restoreSnapshot, takeSnapshot } from './snapshot.ts'
import { addWorld, makeSimulator } from './testing/make-simulator.ts'
import { makeWorld } from './testing/make-world.ts'
import { anyCommands, Player } from './testing/play-commands.ts'

it('holds everything that later answers depend on', async () => {
  const probe = await makeSimulator()
  await fc.assert(
    fc.asyncProperty(anyCommands(probe, 40), anyCommands(probe, 40), async (before, after) => {
      const simulator = await makeSimulator()
      const original = await addWorld(simulator, { fixture: 'small' })
      const player = await new Player(simulator).play(original, before)
      const snapshot = JSON.parse(JSON.stringify(takeSnapshot(original)))
      const copy = await addWorld(simulator, { name: 'copy' })

      const restored = await simulator.replaceWorld(copy, original.seed, snapshot)

      expect(takeSnapshot(restored)).toEqual(snapshot)
      const continued = await player.fork().play(restored, after)
      expect(continued.answers).toEqual((await player.fork().play(original, after)).answers)
      expect(takeSnapshot(restored)).toEqual(takeSnapshot(original))
    }),
    { numRuns: 12, endOnFailure: true },
  )
})

it('keeps the order in which an index lists its records', () => {
  const sessions = new Collection<number, { userId: number }>({ userId: (session) => session.userId })
  sessions.set(1, { userId: 7 })
  sessions.set(2, { userId: 8 })
  sessions.set(3, { userId: 7 })
  sessions.set(1, { userId: 8 })

  expect(sessions.indexOrders()).toEqual([['userId', 8, [2, 1]]])
})

it('refuses a document that is damaged or of another version', () => {
  const world = makeWorld()
  const snapshot = takeSnapshot(world)

  expect(() => restoreSnapshot(world, { ...snapshot, version: 99 })).toThrow(InvalidSnapshot)
  expect(() => restoreSnapshot(world, { ...snapshot, collections: {} })).toThrow(InvalidSnapshot)
  expect(() => restoreSnapshot(world, [])).toThrow(InvalidSnapshot)
})

it('forgets no field of a world', () => {
  const notState = ['origin', 'name', 'clock', 'faults', 'crm', 'now', 'adapterBearer', 'managerToken', 'managerTokenWithoutAuthPermission']
  const withLifeOfTheirOwn = ['exchanges', 'events', 'outbox', 'findFaults']
  const world = makeWorld()

  const fields = Object.entries(world).filter(([, value]) => !(value instanceof Collection))

  expect(fields.map(([name]) => name).sort()).toEqual([...PLAIN_STATE, ...notState, ...withLifeOfTheirOwn].sort())
})
