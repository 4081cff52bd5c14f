import { digestOutcome } from '../digest-outcome.ts'
import { type Follower, type Header, JournalUnavailable, tellOutcome, type Waiting, WorldGone } from '../journal.ts'
import type { Answers, Head, PostgresStore } from './postgres-store.ts'

/**
 * What this process does with the log of one world, one thing after the other: append, catch up, begin anew. So the follower gets the
 * entries in their order, whoever appended them. The log is the truth: an input whose commit was in doubt is executed when it is found there.
 */
export class WorldLane {
  readonly name: string
  readonly #store: PostgresStore
  readonly #follower: Follower
  readonly #replica: string
  /** The world as this process knows it: none when it has not been loaded, or is gone. */
  #id: number | undefined
  #applied = 0
  #queue: Waiting[] = []
  /** Digests that the next append stores. */
  #answers: Answers[] = []
  #last: Promise<unknown> = Promise.resolve()
  #turns = 0

  constructor(name: string, store: PostgresStore, follower: Follower, replica: string) {
    this.name = name
    this.#store = store
    this.#follower = follower
    this.#replica = replica
  }

  /** There is no such world, and nobody is making it. */
  get isUnused(): boolean {
    return this.#id === undefined && this.#turns === 0
  }

  /** Does one thing after all that were asked for before. */
  #inTurn<Result>(work: () => Promise<Result>): Promise<Result> {
    this.#turns++
    const done = this.#last.then(work).finally(() => this.#turns--)
    this.#last = done.catch(() => {})
    return done
  }

  /** Inputs that come while another batch is on its way go together in the next. */
  append(waiting: Waiting): void {
    if (this.#queue.push(waiting) > 1) return
    setImmediate(() => void this.#inTurn(() => this.#flush()))
  }

  async #flush(): Promise<void> {
    const batch = this.#queue
    this.#queue = []
    let isKept = false
    try {
      const before = await this.#appendBatch(batch)
      isKept = true
      await this.#catchUp(before)
      for (const waiting of batch) this.#execute(waiting)
    } catch (error) {
      const reason = isKept ? new JournalUnavailable(`this was kept, but what came of it is not known: ${(error as Error).message}`) : error
      for (const { failed } of batch) failed(reason)
    }
  }

  /** Appends, and returns how many entries stand before these. The world may have begun anew elsewhere. */
  async #appendBatch(batch: Waiting[]): Promise<number> {
    const intents = batch.map(({ intent }) => intent)
    for (;;) {
      if (this.#id === undefined) throw new WorldGone(this.name)
      const before = await this.#store.append({ id: this.#id, name: this.name }, intents, this.#answers)
      if (before === undefined) await this.#load()
      else {
        this.#answers = []
        return before
      }
    }
  }

  #execute(waiting: Waiting): void {
    const entry = { ...waiting.intent, seq: ++this.#applied }
    const outcome = this.#follower.execute(entry, true)
    this.#note(entry.seq, digestOutcome(outcome))
    tellOutcome(waiting, outcome)
  }

  #note(seq: number, digest: string): void {
    const run = this.#answers.at(-1)
    if (run && run.first + run.digests.length === seq) run.digests.push(digest)
    else this.#answers.push({ first: seq, digests: [digest] })
  }

  async #catchUp(head: number): Promise<void> {
    if (this.#id === undefined || this.#applied >= head) return
    for await (const { replica, ...entry } of this.#store.entries({ id: this.#id, name: this.name }, this.#applied, head)) {
      this.#applied = entry.seq
      this.#follower.execute(entry, replica === this.#replica)
    }
  }

  /** Takes the world over as the database has it. */
  async #load(): Promise<void> {
    const found = await this.#store.header(this.name)
    if (found?.id !== this.#id) {
      if (found) this.#follower.begin(found.header)
      else this.#follower.end(this.name)
      this.#start(found?.id)
    }
    if (found) await this.#catchUp(found.head)
  }

  /** Resolves when this process has executed all that the head tells of; at once when it has. */
  async follow(head: Head | undefined): Promise<void> {
    if (this.#isAt(head)) return
    await this.#inTurn(async () => {
      if (this.#isAt(head)) return
      if (head && head.id === this.#id) await this.#catchUp(head.head)
      else await this.#load()
    })
  }

  #isAt(head: Head | undefined): boolean {
    return head?.id === this.#id && (head?.head ?? 0) <= this.#applied
  }

  begin(header: Header): Promise<boolean> {
    return this.#inTurn(async () => {
      const id = await this.#store.addWorld(header)
      if (id !== undefined) this.#start(id)
      return id !== undefined
    })
  }

  rebase(header: Header): Promise<void> {
    return this.#inTurn(async () => this.#start(await this.#store.replaceWorld(header)))
  }

  end(): Promise<void> {
    return this.#inTurn(async () => {
      await this.#store.removeWorld(this.name)
      this.#start(undefined)
    })
  }

  #start(id: number | undefined): void {
    this.#id = id
    this.#applied = 0
    this.#answers = []
  }

  /** What is known of the log, for export. */
  read(): Promise<{ id: number; head: number; header: Header } | undefined> {
    return this.#inTurn(async () => {
      await this.saveAnswers()
      return this.#store.header(this.name)
    })
  }

  async saveAnswers(): Promise<void> {
    const answers = this.#answers
    this.#answers = []
    if (answers.length > 0 && this.#id !== undefined) await this.#store.addAnswers(this.#id, answers)
  }
}
