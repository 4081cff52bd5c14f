import type { ClockState } from '../clock.ts'
import type { AnyAnswer } from '../operation.ts'
import type { CrmConnection } from '../world.ts'

export const JOURNAL_VERSION = 1

/** What a world's journal begins with: everything that its first state follows from. */
export interface Header {
  version: number
  world: string
  seed: string
  fixture: string
  dialect: Record<string, unknown>
  faults: string[]
  clock: ClockState
  crm: CrmConnection
  /** The machine's time at which the world was made. */
  at: number
  /** The state before the first kept entry, when older entries were dropped. */
  snapshot?: unknown
}

/** An input, before it is executed. `at` is the machine's time, of which the world's clock makes the world's. */
export interface Intent {
  world: string
  at: number
  operation: string
  input: unknown
}

/** An input with its place in the order of its world. `answer` is a digest of what was answered. */
export interface Entry extends Intent {
  seq: number
  answer?: string
}

/** What came of an entry: an answer, or a bug of ours. */
export type Outcome = { answer: AnyAnswer } | { error: unknown }

/** Who follows a journal: the simulator. It is told everything in order, whether it happened before, here, or at another replica. */
export interface Follower {
  /** A world begins, or begins anew. */
  begin(header: Header): void
  /** Executes the next entry of a world. `isOwn` tells those that were appended by this process. */
  execute(entry: Entry, isOwn: boolean): Outcome
  end(world: string): void
  /** Holds on to the state of a world as it is now; what is returned makes a snapshot of it later. */
  capture(world: string): () => unknown
}

/** A log of inputs, written before they are executed. */
export interface Journal {
  /** Delivers the worlds that were kept; afterwards the follower hears of everything that is appended. */
  open(follower: Follower): Promise<void>
  /** Makes an input durable, has it executed in its turn, and returns its answer. Journals that need not wait return it at once. */
  append(intent: Intent): AnyAnswer | Promise<AnyAnswer>
  /** Resolves when the follower knows all that anybody was answered before this call, about one world or all. None: it always does. */
  refresh?(world?: string): Promise<void>
  /** Begins a world that the caller has made, or returns false when another one has that name. */
  begin(header: Header): boolean | Promise<boolean>
  /** Forgets a world. */
  end(world: string): void | Promise<void>
  /** Starts a world's log anew. */
  rebase(header: Header): void | Promise<void>
  /** A world's header and kept entries, for export. */
  read(world: string): Promise<{ header: Header; entries: Iterable<Entry> | AsyncIterable<Entry> }>
  close(): void | Promise<void>
}

/** An input whose turn has not come, and who waits for its answer. */
export interface Waiting {
  intent: Intent
  done: (answer: AnyAnswer) => void
  failed: (error: unknown) => void
}

/** Passes on what came of an input. */
export function tellOutcome(waiting: Waiting, outcome: Outcome): void {
  if ('error' in outcome) waiting.failed(outcome.error)
  else waiting.done(outcome.answer)
}

/** The journal cannot be written or read now. A client gets 503 and may try again. */
export class JournalUnavailable extends Error {
  readonly statusCode = 503
}

/** What was kept is not whole from here on. */
export class Damage extends Error {}

/** Somebody has deleted the world meanwhile. */
export class WorldGone extends Error {
  readonly statusCode = 404

  constructor(world: string) {
    super(`the world "${world}" is gone`)
  }
}
