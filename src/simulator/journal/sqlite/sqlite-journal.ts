import type { AnyAnswer } from '../../operation.ts'
import { digestOutcome } from '../digest-outcome.ts'
import {
  type Entry,
  type Follower,
  type Header,
  type Intent,
  type Journal,
  JournalUnavailable,
  tellOutcome,
  type Waiting,
  WorldGone,
} from '../journal.ts'
import type { Answers, SqliteStore } from './sqlite-store.ts'

interface Log {
  number: number
  header: Header
  nextSeq: number
}

/** Keeps worlds in one SQLite file. All inputs that arrive together share one commit, and so one fsync. */
export class SqliteJournal implements Journal {
  readonly #store: SqliteStore
  readonly #logs = new Map<string, Log>()
  /** Digests that the next commit stores. */
  readonly #answers = new Map<Log, Answers>()
  #queue: Waiting[] = []
  #follower: Follower | undefined

  constructor(store: SqliteStore) {
    this.#store = store
  }

  async open(follower: Follower): Promise<void> {
    this.#follower = follower
    for (const { number, header } of this.#store.worlds()) {
      const log: Log = { number, header, nextSeq: 1 }
      this.#logs.set(header.world, log)
      follower.begin(header)
      for (const entry of this.#store.entries(log)) {
        follower.execute(entry, false)
        log.nextSeq = entry.seq + 1
      }
    }
  }

  append(intent: Intent): Promise<AnyAnswer> {
    return new Promise((done, failed) => {
      // The check phase comes when everything that the sockets brought in one turn has been read.
      if (this.#queue.push({ intent, done, failed }) === 1) setImmediate(() => this.#flush())
    })
  }

  #flush(): void {
    const batch = this.#queue
    this.#queue = []
    let entries: (Entry | undefined)[]
    try {
      entries = this.#write(batch)
    } catch (error) {
      const reason = `the journal cannot be written (${(error as Error).message}), so this may not have been kept; look before you try again`
      for (const waiting of batch) waiting.failed(new JournalUnavailable(reason))
      return
    }
    for (const [index, entry] of entries.entries()) this.#execute(batch[index]!, entry)
  }

  /** Gives each input its place and commits them all. Those whose world is gone get none. */
  #write(batch: Waiting[]): (Entry | undefined)[] {
    const before = new Map<Log, number>()
    try {
      return this.#commit(() => batch.map(({ intent }) => this.#place(intent, before)))
    } catch (error) {
      for (const [log, seq] of before) log.nextSeq = seq
      throw error
    }
  }

  #place(intent: Intent, before: Map<Log, number>): Entry | undefined {
    const log = this.#logs.get(intent.world)
    if (!log) return undefined
    if (!before.has(log)) before.set(log, log.nextSeq)
    const seq = log.nextSeq++
    this.#store.addEntry(log.number, seq, intent)
    return { seq, ...intent }
  }

  #execute(waiting: Waiting, entry: Entry | undefined): void {
    const log = entry && this.#logs.get(entry.world)
    if (!log) {
      waiting.failed(new WorldGone(waiting.intent.world))
      return
    }
    const outcome = this.#follower!.execute(entry, true)
    const answers = this.#answers.get(log)
    if (answers) answers.digests.push(digestOutcome(outcome))
    else this.#answers.set(log, { first: entry.seq, digests: [digestOutcome(outcome)] })
    tellOutcome(waiting, outcome)
  }

  /** Whatever is committed takes the digests of earlier answers along. */
  #commit<Result>(write: () => Result): Result {
    const result = this.#store.commit(() => {
      for (const [{ number }, answers] of this.#answers) this.#store.addAnswers(number, answers)
      return write()
    })
    this.#answers.clear()
    return result
  }

  begin(header: Header): boolean {
    if (this.#logs.has(header.world)) return false
    this.rebase(header)
    return true
  }

  rebase(header: Header): void {
    const number = this.#commit(() => {
      this.#removeRows(header.world)
      return this.#store.addWorld(header)
    })
    this.#logs.set(header.world, { number, header, nextSeq: 1 })
  }

  end(world: string): void {
    this.#commit(() => this.#removeRows(world))
    this.#logs.delete(world)
  }

  #removeRows(world: string): void {
    const log = this.#logs.get(world)
    if (log) this.#store.removeWorld(log.number)
  }

  async read(world: string): Promise<{ header: Header; entries: Iterable<Entry> }> {
    const log = this.#logs.get(world)
    if (!log) throw new WorldGone(world)
    this.#commit(() => {})
    return { header: log.header, entries: this.#store.entries(log, log.nextSeq - 1) }
  }

  close(): void {
    if (this.#queue.length > 0) this.#flush()
    this.#commit(() => {})
    this.#store.db.close()
  }
}
