import { Readable } from 'node:stream'
import { refuse } from '../../domain/refusal.ts'
import { loadFaults } from '../find-faults.ts'
import { takeSnapshot as captureSnapshot, InvalidSnapshot, seedOf } from '../snapshot.ts'
import { describeWorld } from '../world-object.ts'
import type { WorldCall } from './control-call.ts'

/** K36: the header and one line for each entry. */
export const exportJournal: WorldCall<'exportJournal'> = async ({ simulator }, world) => {
  const { header, entries } = await simulator.journal.read(world.name)
  return { status: 200, contentType: 'application/x-ndjson', stream: Readable.from(toLines(header, entries)) }
}

async function* toLines(header: unknown, entries: Iterable<unknown> | AsyncIterable<unknown>): AsyncGenerator<string> {
  yield `${JSON.stringify(header)}\n`
  for await (const entry of entries) yield `${JSON.stringify(entry)}\n`
}

/** K37: the whole state as one document. */
export const takeSnapshot: WorldCall<'takeSnapshot'> = (_context, world) => ({ status: 200, body: captureSnapshot(world) })

/** K38: the world as it was when the snapshot was taken. Its journal begins anew from there. */
export const restoreSnapshot: WorldCall<'restoreSnapshot'> = async ({ simulator, addresses }, world, { body }) => {
  // A snapshot of another process may name faults.
  await loadFaults()
  try {
    const restored = await simulator.replaceWorld(world, seedOf(body), body)
    return { status: 200, body: describeWorld(restored, addresses) }
  } catch (error) {
    if (error instanceof InvalidSnapshot) return refuse('K38-2', error.message)
    throw error
  }
}
