import type { Simulator } from '../simulator.ts'
import type { World } from '../world.ts'
import { digestOutcome } from './digest-outcome.ts'
import { Damage, type Entry, type Header } from './journal.ts'

/** An entry that is answered otherwise now than it was then. */
export interface Difference {
  seq: number
  operation: string
  expected: string
  actual: string
  /** The bug of ours by which there is no answer now. */
  error?: string
}

export interface Replay {
  world: World
  entries: number
  /** Entries whose first answer is known; the last ones before a crash have none. */
  compared: number
  differences: Difference[]
  /** Where and why the entries ended too early. */
  damage?: string
}

/** Executes a world's journal again in a simulator that has no world of this name, and compares the answers. */
export async function replayJournal(
  simulator: Simulator,
  header: Header,
  entries: Iterable<Entry> | AsyncIterable<Entry>,
): Promise<Replay> {
  simulator.begin(header)
  const replay: Replay = { world: simulator.worlds.get(header.world)!, entries: 0, compared: 0, differences: [] }
  try {
    for await (const entry of entries) executeAgain(simulator, entry, replay)
  } catch (error) {
    if (!(error instanceof Damage)) throw error
    replay.damage = error.message
  }
  return replay
}

function executeAgain(simulator: Simulator, entry: Entry, replay: Replay): void {
  const outcome = simulator.execute(entry, false)
  replay.entries++
  if (entry.answer === undefined) return
  replay.compared++
  const actual = digestOutcome(outcome)
  if (actual === entry.answer) return
  const { seq, operation, answer } = entry
  const difference: Difference = { seq, operation, expected: answer, actual }
  replay.differences.push('error' in outcome ? { ...difference, error: String(outcome.error) } : difference)
}
