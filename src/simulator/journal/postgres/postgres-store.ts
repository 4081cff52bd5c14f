import type { Pool, PoolClient, QueryResultRow } from 'pg'
import { type Entry, type Header, type Intent, JournalUnavailable } from '../journal.ts'

export const CHANNEL = 'tripact'
const PAGE = 5000
/** Any number will do, as long as all processes take the same. */
const SCHEMA_LOCK = 7_472_693

const SCHEMA = `
  CREATE TABLE IF NOT EXISTS tripact_worlds (id bigserial PRIMARY KEY, name text NOT NULL UNIQUE, header text NOT NULL, head bigint NOT NULL DEFAULT 0);
  CREATE TABLE IF NOT EXISTS tripact_entries (world bigint, seq bigint, replica text NOT NULL, entry text NOT NULL, PRIMARY KEY (world, seq));
  CREATE TABLE IF NOT EXISTS tripact_answers (world bigint, seq bigint, digests text NOT NULL, PRIMARY KEY (world, seq))`

/**
 * The update of the world's row is the lock: whoever appends next waits for it and gets the next places. One statement, one round trip.
 * Digests come again when it was in doubt whether they were stored.
 */
const APPEND = `
  WITH place AS (
    UPDATE tripact_worlds SET head = head + $3 WHERE id = $1 RETURNING head - $3 AS before
  ), written AS (
    INSERT INTO tripact_entries (world, seq, replica, entry)
    SELECT $1, place.before + line.number, $2, line.entry FROM place, unnest(string_to_array($4, E'\\n')) WITH ORDINALITY AS line (entry, number)
  ), noted AS (
    INSERT INTO tripact_answers (world, seq, digests) SELECT $1, run.seq, run.digests FROM place, unnest($5::bigint[], $6::text[]) AS run (seq, digests)
    ON CONFLICT DO NOTHING
  )
  SELECT before, pg_notify('${CHANNEL}', $7) FROM place`

/** How far the log of a world has come. A world that begins anew has another id. */
export interface Head {
  name: string
  id: number
  head: number
}

/** Digests of answers to consecutive entries. */
export interface Answers {
  first: number
  digests: string[]
}

/** An entry with the process that appended it. */
export interface ForeignEntry extends Entry {
  replica: string
}

/** The tables in which all processes keep their worlds. JSON text escapes U+0000, so it fits into PostgreSQL's text. */
export class PostgresStore {
  readonly #pool: Pool
  readonly #replica: string

  constructor(pool: Pool, replica: string) {
    this.#pool = pool
    this.#replica = replica
  }

  async prepare(): Promise<void> {
    await this.#transact(async (client) => {
      await client.query('SELECT pg_advisory_xact_lock($1)', [SCHEMA_LOCK])
      await client.query(SCHEMA)
    })
  }

  async heads(names?: string[]): Promise<Head[]> {
    const rows =
      names === undefined
        ? await this.#query('all-heads', 'SELECT name, id, head FROM tripact_worlds ORDER BY id', [])
        : await this.#query('heads', 'SELECT name, id, head FROM tripact_worlds WHERE name = ANY($1)', [names])
    return rows.map((row) => ({ name: String(row['name']), id: Number(row['id']), head: Number(row['head']) }))
  }

  /** Appends inputs behind all others of the world, and tells how many stand before them; undefined when the world is gone. */
  async append(world: { id: number; name: string }, intents: Intent[], answers: Answers[]): Promise<number | undefined> {
    const lines = intents.map(({ at, operation, input }) => JSON.stringify({ at, operation, input })).join('\n')
    const values = [world.id, this.#replica, intents.length, lines, ...columnsOf(answers), this.#notice(world.name)]
    const [row] = await this.#query('append', APPEND, values, true)
    return row && Number(row['before'])
  }

  async addAnswers(id: number, answers: Answers[]): Promise<void> {
    const text = `INSERT INTO tripact_answers SELECT id, run.seq, run.digests
      FROM tripact_worlds, unnest($2::bigint[], $3::text[]) AS run (seq, digests) WHERE id = $1
      ON CONFLICT DO NOTHING`
    await this.#query('answers', text, [id, ...columnsOf(answers)])
  }

  /** The entries after one place and up to another, in their order. */
  async *entries({ id, name }: { id: number; name: string }, after: number, last: number): AsyncGenerator<ForeignEntry> {
    const text = 'SELECT seq, replica, entry FROM tripact_entries WHERE world = $1 AND seq > $2 AND seq <= $3 ORDER BY seq LIMIT $4'
    for (let seq = after; seq < last; ) {
      const rows = await this.#query('entries', text, [id, seq, last, PAGE])
      // Another process has deleted the world meanwhile.
      if (rows.length === 0) return
      for (const row of rows) {
        seq = Number(row['seq'])
        const stored = JSON.parse(String(row['entry'])) as Omit<Intent, 'world'>
        yield { seq, world: name, ...stored, replica: String(row['replica']) }
      }
    }
  }

  async answers(id: number): Promise<Map<number, string>> {
    const rows = await this.#query('read-answers', 'SELECT seq, digests FROM tripact_answers WHERE world = $1', [id])
    const found = new Map<number, string>()
    for (const row of rows) {
      for (const [index, digest] of String(row['digests']).split('\n').entries()) found.set(Number(row['seq']) + index, digest)
    }
    return found
  }

  async header(name: string): Promise<{ id: number; head: number; header: Header } | undefined> {
    const [row] = await this.#query('header', 'SELECT id, head, header FROM tripact_worlds WHERE name = $1', [name])
    return row && { id: Number(row['id']), head: Number(row['head']), header: JSON.parse(String(row['header'])) as Header }
  }

  /** Adds a world and returns its id, or undefined when another one has its name. */
  async addWorld(header: Header): Promise<number | undefined> {
    return this.#transact((client) => this.#add(client, header))
  }

  async replaceWorld(header: Header): Promise<number | undefined> {
    return this.#transact(async (client) => {
      await this.#remove(client, header.world)
      return this.#add(client, header)
    })
  }

  async removeWorld(name: string): Promise<void> {
    await this.#transact((client) => this.#remove(client, name))
  }

  async #add(client: PoolClient, header: Header): Promise<number | undefined> {
    const text = 'INSERT INTO tripact_worlds (name, header) VALUES ($1, $2) ON CONFLICT (name) DO NOTHING RETURNING id'
    const { rows } = await client.query(text, [header.world, JSON.stringify(header)])
    await this.#notify(client, header.world)
    return rows[0] && Number(rows[0].id)
  }

  async #remove(client: PoolClient, name: string): Promise<void> {
    const { rows } = await client.query('DELETE FROM tripact_worlds WHERE name = $1 RETURNING id', [name])
    for (const { id } of rows) {
      await client.query('DELETE FROM tripact_entries WHERE world = $1', [id])
      await client.query('DELETE FROM tripact_answers WHERE world = $1', [id])
    }
    await this.#notify(client, name)
  }

  async #notify(client: PoolClient, name: string): Promise<void> {
    await client.query(`SELECT pg_notify('${CHANNEL}', $1)`, [this.#notice(name)])
  }

  #notice(name: string): string {
    return `${this.#replica} ${name}`
  }

  async #query(name: string, text: string, values: unknown[], isChange = false): Promise<QueryResultRow[]> {
    const client = await this.#connect()
    try {
      const { rows } = await client.query({ name: `tripact-${name}`, text, values })
      client.release()
      return rows
    } catch (error) {
      client.release(true)
      throw explain(error, isChange)
    }
  }

  async #transact<Result>(write: (client: PoolClient) => Promise<Result>): Promise<Result> {
    const client = await this.#connect()
    try {
      await client.query('BEGIN')
      const result = await write(client)
      await client.query('COMMIT')
      client.release()
      return result
    } catch (error) {
      client.release(true)
      throw explain(error, true)
    }
  }

  async #connect(): Promise<PoolClient> {
    try {
      return await this.#pool.connect()
    } catch (error) {
      throw new JournalUnavailable(
        `the journal's database does not answer (${(error as Error).message}), so nothing was changed; try again later`,
      )
    }
  }
}

function columnsOf(answers: Answers[]): [number[], string[]] {
  return [answers.map(({ first }) => first), answers.map(({ digests }) => digests.join('\n'))]
}

/** SQLSTATE classes by which PostgreSQL says that it has not done what was asked. */
const REFUSALS = /^(22|23|25|42|53)/

/** A change that was sent may have been executed even when its answer never came. */
function explain(error: unknown, isChange: boolean): JournalUnavailable {
  const { code, message } = error as { code?: string; message: string }
  const isInDoubt = isChange && !(code !== undefined && REFUSALS.test(code))
  const outcome = isInDoubt ? 'this may have been kept or not; look before you try again' : 'nothing was changed; try again later'
  return new JournalUnavailable(`the journal's database fails (${message}), so ${outcome}`)
}
