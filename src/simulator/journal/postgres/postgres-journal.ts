import { randomUUID } from 'node:crypto'
import pg from 'pg'
import type { AnyAnswer } from '../../operation.ts'
import { type Entry, type Follower, type Header, type Intent, type Journal, WorldGone } from '../journal.ts'
import { HeadCheck } from './head-check.ts'
import { listenForChanges } from './listen-for-changes.ts'
import { type Head, PostgresStore } from './postgres-store.ts'
import { WorldLane } from './world-lane.ts'

const CONNECTIONS = 8
const CONNECT_TIMEOUT_MS = 2000
const QUERY_TIMEOUT_MS = 8000

/** Shares worlds with other processes through one ordered log in PostgreSQL. */
export class PostgresJournal implements Journal {
  readonly #url: string
  readonly #replica = randomUUID()
  readonly #pool: pg.Pool
  readonly #store: PostgresStore
  readonly #headCheck: HeadCheck
  readonly #lanes = new Map<string, WorldLane>()
  #follower: Follower | undefined
  #stopListening: (() => void) | undefined

  constructor(url: string) {
    this.#url = url
    this.#pool = new pg.Pool({
      connectionString: url,
      max: CONNECTIONS,
      connectionTimeoutMillis: CONNECT_TIMEOUT_MS,
      query_timeout: QUERY_TIMEOUT_MS,
      keepAlive: true,
    })
    // A connection that breaks fails its query, if it has one, and is replaced when the next one is needed.
    this.#pool.on('error', () => {})
    this.#pool.on('connect', (client) => client.on('error', () => {}))
    this.#store = new PostgresStore(this.#pool, this.#replica)
    this.#headCheck = new HeadCheck(this.#store)
  }

  async prepare(): Promise<void> {
    await this.#store.prepare()
  }

  async open(follower: Follower): Promise<void> {
    this.#follower = follower
    await this.refresh()
    this.#stopListening = listenForChanges(this.#url, this.#replica, (world) => {
      // Whoever asks next tries again, and is told when it fails.
      this.refresh(world).catch(() => {})
    })
  }

  async refresh(world?: string): Promise<void> {
    if (world === undefined) await this.#followAll(await this.#store.heads())
    else await this.#followOne(world, await this.#headCheck.newest(world))
  }

  async #followAll(heads: Head[]): Promise<void> {
    const byName = new Map(heads.map((head) => [head.name, head]))
    const names = new Set([...byName.keys(), ...this.#lanes.keys()])
    for (const name of names) await this.#followOne(name, byName.get(name))
  }

  async #followOne(name: string, head: Head | undefined): Promise<void> {
    if (!head && !this.#lanes.has(name)) return
    const lane = this.#lane(name)
    await lane.follow(head)
    if (lane.isUnused && this.#lanes.get(name) === lane) this.#lanes.delete(name)
  }

  #lane(name: string): WorldLane {
    let lane = this.#lanes.get(name)
    if (!lane) {
      lane = new WorldLane(name, this.#store, this.#follower!, this.#replica)
      this.#lanes.set(name, lane)
    }
    return lane
  }

  append(intent: Intent): Promise<AnyAnswer> {
    return new Promise((done, failed) => {
      const lane = this.#lanes.get(intent.world)
      if (lane) lane.append({ intent, done, failed })
      else failed(new WorldGone(intent.world))
    })
  }

  begin(header: Header): Promise<boolean> {
    return this.#lane(header.world).begin(header)
  }

  rebase(header: Header): Promise<void> {
    return this.#lane(header.world).rebase(header)
  }

  async end(world: string): Promise<void> {
    await this.#lane(world).end()
  }

  async read(world: string): Promise<{ header: Header; entries: AsyncIterable<Entry> }> {
    const found = await this.#lane(world).read()
    if (!found) throw new WorldGone(world)
    return { header: found.header, entries: this.#readEntries(world, found) }
  }

  async *#readEntries(name: string, { id, head }: { id: number; head: number }): AsyncGenerator<Entry> {
    const answers = await this.#store.answers(id)
    for await (const { replica: _, ...entry } of this.#store.entries({ id, name }, 0, head)) {
      const answer = answers.get(entry.seq)
      yield answer === undefined ? entry : { ...entry, answer }
    }
  }

  async close(): Promise<void> {
    this.#stopListening?.()
    await Promise.allSettled(Array.from(this.#lanes.values(), (lane) => lane.saveAnswers()))
    await this.#pool.end()
  }
}
