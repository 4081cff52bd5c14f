import fc from 'fast-check'
import { expect, it } from 'vitest'
import { takeSnapshot } from '../snapshot.ts'
import { addWorld, makeSimulator } from '../testing/make-simulator.ts'
import { NOON } from '../testing/make-world.ts'
import { anyCommands, Player } from '../testing/play-commands.ts'
import type { Entry, Header } from './journal.ts'
import { MemoryJournal } from './memory-journal.ts'
import { replayJournal } from './replay.ts'

it('gives the same state and the same answers, whatever was called and whatever time it is now', async () => {
  const probe = await makeSimulator()
  await fc.assert(
    fc.asyncProperty(anyCommands(probe, 60), fc.boolean(), async (commands, isReal) => {
      let time = NOON
      const first = await makeSimulator(new MemoryJournal(), () => (time += 7))
      const world = await addWorld(first, { fixture: 'small', ...(isReal && { clock: 'real' }) })
      await new Player(first).play(world, commands)
      const exported = await exportAsText(first)

      const second = await makeSimulator(new MemoryJournal(), () => NOON + 1e9)
      const replay = await replayJournal(second, exported.header, exported.entries)

      expect(replay.differences).toEqual([])
      expect(replay.compared).toBe(replay.entries)
      expect(takeSnapshot(replay.world)).toEqual(takeSnapshot(world))
    }),
    { numRuns: 20, endOnFailure: true },
  )
})

async function exportAsText(simulator: Awaited<ReturnType<typeof makeSimulator>>): Promise<{ header: Header; entries: Entry[] }> {
  const { header, entries } = await simulator.journal.read('default')
  return JSON.parse(JSON.stringify({ header, entries: await Array.fromAsync(entries) })) as { header: Header; entries: Entry[] }
}
