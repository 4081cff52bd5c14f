import type { AnyAnswer } from '../operation.ts'
import { digestEssence, digestOutcome, essenceOf } from './digest-outcome.ts'
import { type Entry, type Follower, type Header, type Intent, type Journal, WorldGone } from './journal.ts'

const KEPT_ENTRIES = 100_000
/** Longer answers are digested at once, so that they need no memory. */
const LONGEST_KEPT_ANSWER = 1000

/**
 * An entry with what was answered, of which a digest is made when somebody reads the journal. The input is kept as text: a hundred thousand
 * nested ones would cost the garbage collector more than all else.
 */
interface Kept extends Omit<Entry, 'answer' | 'input' | 'world'> {
  input: string
  essence: string | undefined
  digest: string | undefined
}

interface Log {
  header: Header
  /** The state before the first of `entries`, when it is not the first of all. */
  base: (() => unknown) | undefined
  entries: Kept[]
  /** The state in the middle of `entries`, where the next ones are dropped. */
  nextBase: (() => unknown) | undefined
  nextSeq: number
}

/** Keeps the newest entries of each world in memory; nothing survives a restart. */
export class MemoryJournal implements Journal {
  readonly #logs = new Map<string, Log>()
  #follower: Follower | undefined

  async open(follower: Follower): Promise<void> {
    this.#follower = follower
  }

  append({ world, at, operation, input }: Intent): AnyAnswer {
    const log = this.#logs.get(world)
    if (!log) throw new WorldGone(world)
    if (log.entries.length > 0 && log.entries.length % KEPT_ENTRIES === 0) this.#dropOldest(world, log)
    const seq = log.nextSeq++
    const kept: Kept = { seq, at, operation, input: JSON.stringify(input), essence: undefined, digest: undefined }
    log.entries.push(kept)
    const outcome = this.#follower!.execute({ seq, world, at, operation, input }, true)
    const essence = essenceOf(outcome)
    if (essence === undefined || essence.length > LONGEST_KEPT_ANSWER) kept.digest = digestOutcome(outcome)
    else kept.essence = essence
    if ('error' in outcome) throw outcome.error
    return outcome.answer
  }

  /** Drops in large steps, which keeps the cost of an append constant. What is kept can be replayed from the state before it. */
  #dropOldest(world: string, log: Log): void {
    if (log.nextBase) {
      log.entries = log.entries.slice(KEPT_ENTRIES)
      log.base = log.nextBase
    }
    log.nextBase = this.#follower!.capture(world)
  }

  begin(header: Header): boolean {
    if (this.#logs.has(header.world)) return false
    this.rebase(header)
    return true
  }

  rebase(header: Header): void {
    this.#logs.set(header.world, { header, base: undefined, entries: [], nextBase: undefined, nextSeq: 1 })
  }

  end(world: string): void {
    this.#logs.delete(world)
  }

  async read(world: string): Promise<{ header: Header; entries: Iterable<Entry> }> {
    const log = this.#logs.get(world)
    if (!log) throw new WorldGone(world)
    return { header: log.base ? { ...log.header, snapshot: log.base() } : log.header, entries: describe(world, [...log.entries]) }
  }

  close(): void {}
}

function* describe(world: string, entries: Kept[]): Generator<Entry> {
  for (const { seq, at, operation, input, essence, digest } of entries)
    yield { seq, world, at, operation, input: JSON.parse(input), answer: digest ?? digestEssence(essence) }
}
