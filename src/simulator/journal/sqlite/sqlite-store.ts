import type { DatabaseSync, StatementSync } from 'node:sqlite'
import { crc32 } from 'node:zlib'
import { Damage, type Entry, type Header, type Intent } from '../journal.ts'

/** Rows of one world stand together: their ids are its number times this, plus their place in its order. */
const ROOM = 2 ** 32

/** Digests of answers to consecutive entries, which are stored in one row with the next batch. */
export interface Answers {
  first: number
  digests: string[]
}

/** A world's row. */
export interface StoredWorld {
  number: number
  header: Header
}

export const SCHEMA = `
  CREATE TABLE worlds (number INTEGER PRIMARY KEY, name TEXT NOT NULL UNIQUE, header TEXT NOT NULL, checksum INTEGER NOT NULL) STRICT;
  CREATE TABLE entries (id INTEGER PRIMARY KEY, entry TEXT NOT NULL, checksum INTEGER NOT NULL) STRICT;
  CREATE TABLE answers (id INTEGER PRIMARY KEY, digests TEXT NOT NULL) STRICT`

/** The rows of a journal file, each with a checksum, since SQLite does not notice a changed byte. */
export class SqliteStore {
  readonly db: DatabaseSync
  readonly #insertEntry: StatementSync
  readonly #insertAnswers: StatementSync

  constructor(db: DatabaseSync) {
    this.db = db
    this.#insertEntry = db.prepare('INSERT INTO entries VALUES (?, ?, ?)')
    this.#insertAnswers = db.prepare('INSERT INTO answers VALUES (?, ?)')
  }

  /** All or nothing, and durable when it returns. */
  commit<Result>(write: () => Result): Result {
    this.db.exec('BEGIN IMMEDIATE')
    try {
      const result = write()
      this.db.exec('COMMIT')
      return result
    } catch (error) {
      if (this.db.isTransaction) this.db.exec('ROLLBACK')
      throw error
    }
  }

  addWorld(header: Header): number {
    const text = JSON.stringify(header)
    const added = this.db.prepare('INSERT INTO worlds (name, header, checksum) VALUES (?, ?, ?)').run(header.world, text, crc32(text))
    return Number(added.lastInsertRowid)
  }

  removeWorld(number: number): void {
    this.db.prepare('DELETE FROM worlds WHERE number = ?').run(number)
    for (const table of ['entries', 'answers']) {
      this.db.prepare(`DELETE FROM ${table} WHERE id BETWEEN ? AND ?`).run(number * ROOM, (number + 1) * ROOM - 1)
    }
  }

  addEntry(number: number, seq: number, { at, operation, input }: Intent): void {
    const text = JSON.stringify({ at, operation, input })
    this.#insertEntry.run(number * ROOM + seq, text, crc32(text))
  }

  addAnswers(number: number, { first, digests }: Answers): void {
    this.#insertAnswers.run(number * ROOM + first, digests.join('\n'))
  }

  /** Every world whose header is whole. */
  *worlds(): Generator<StoredWorld> {
    for (const row of this.db.prepare('SELECT number, header, checksum FROM worlds ORDER BY number').iterate()) {
      yield { number: Number(row['number']), header: parseRow<Header>(row, 'header') }
    }
  }

  /** The entries of a world in their order, up to `last`. Throws Damage at the first that is not whole or not there. */
  *entries({ number, header }: StoredWorld, last = ROOM - 1): Generator<Entry> {
    const answers = this.#readAnswers(number)
    const rows = this.db.prepare('SELECT id, entry, checksum FROM entries WHERE id BETWEEN ? AND ? ORDER BY id')
    let seq = 0
    for (const row of reportDamage(rows.iterate(number * ROOM, number * ROOM + last))) {
      seq++
      if (Number(row['id']) !== number * ROOM + seq) throw new Damage(`entry ${seq} is missing`)
      const answer = answers.get(seq)
      const parsed = parseRow<Pick<Entry, 'at' | 'operation' | 'input'>>(row, 'entry')
      yield { seq, world: header.world, ...parsed, ...(answer !== undefined && { answer }) }
    }
  }

  /** Digests are only there to be compared, so those that cannot be read are no loss. */
  #readAnswers(number: number): Map<number, string> {
    const found = new Map<number, string>()
    const rows = this.db.prepare('SELECT id, digests FROM answers WHERE id BETWEEN ? AND ?')
    try {
      for (const row of rows.iterate(number * ROOM, (number + 1) * ROOM - 1)) {
        const first = Number(row['id']) % ROOM
        for (const [index, digest] of String(row['digests']).split('\n').entries()) found.set(first + index, digest)
      }
    } catch {
      return found
    }
    return found
  }
}

type Row = Record<string, unknown>

function* reportDamage(rows: Iterable<Row>): Generator<Row> {
  try {
    yield* rows
  } catch (error) {
    throw error instanceof Damage ? error : new Damage((error as Error).message)
  }
}

function parseRow<Content>(row: Row, column: string): Content {
  const text = String(row[column])
  if (crc32(text) !== Number(row['checksum'])) throw new Damage(`the checksum of ${column} ${row['id'] ?? row['number']} is wrong`)
  return JSON.parse(text) as Content
}
