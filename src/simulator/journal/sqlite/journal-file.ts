import { existsSync, renameSync, rmSync } from 'node:fs'
import { DatabaseSync } from 'node:sqlite'
import { UsageError } from '../../../cli/usage-error.ts'
import { Damage } from '../journal.ts'
import { SCHEMA, SqliteStore, type StoredWorld } from './sqlite-store.ts'
import { countUnusablePages } from './wal-tail.ts'

/** "Trip", by which SQLite files of ours are told from others. */
const APPLICATION = 0x54_72_69_70
const LOCK_TIMEOUT_MS = 500
const BUSY = 5
const CORRUPT = 11
const NOT_A_DATABASE = 26

/** Opens a journal file for this process alone. What cannot be read any more is cut, kept aside, and told to `warn`. */
export function openJournalFile(file: string, warn: (message: string) => void): SqliteStore {
  const unusable = countUnusablePages(file)
  if (unusable > 0) warn(`journal ${file}: its last write was not whole; ${unusable} pages of it were cut`)
  const store = tryOpen(file)
  if (store) return store
  const damaged = setAside(file)
  const rescued = openForWriting(file)
  warn(`journal ${file} was damaged; what was whole goes on, the damaged file is kept as ${damaged}`)
  for (const line of copyWholeRows(damaged, rescued)) warn(`journal ${file}: ${line}`)
  return rescued
}

/** Opens a journal file to read it, damaged or not. */
export function openToRead(file: string): SqliteStore {
  if (!existsSync(file)) throw new UsageError(`there is no file ${file}`)
  // A file that is shorter than it should be can only be read without SQLite's precautions.
  return openDatabase(file, { defensive: false }, (db) => {
    db.exec('PRAGMA writable_schema = ON; PRAGMA query_only = ON')
    checkApplication(db, file)
  })
}

function tryOpen(file: string): SqliteStore | undefined {
  try {
    const store = openForWriting(file)
    if (isWhole(store)) return store
    store.db.close()
    return undefined
  } catch (error) {
    if ((error as { errcode?: number }).errcode === CORRUPT) return undefined
    throw error
  }
}

function openForWriting(file: string): SqliteStore {
  return openDatabase(file, {}, (db) => {
    db.exec('PRAGMA locking_mode = EXCLUSIVE; PRAGMA journal_mode = WAL; PRAGMA synchronous = FULL')
    const isNew = db.prepare('SELECT count(*) AS tables FROM sqlite_schema').get()!['tables'] === 0
    if (!isNew) checkApplication(db, file)
    db.exec('BEGIN IMMEDIATE')
    if (isNew) db.exec(`${SCHEMA}; PRAGMA application_id = ${APPLICATION}`)
    db.exec('COMMIT')
  })
}

function checkApplication(db: DatabaseSync, file: string): void {
  if (db.prepare('PRAGMA application_id').get()?.['application_id'] !== APPLICATION) throw new UsageError(`${file} is no journal`)
}

/** Opens a file and gets it ready; what goes wrong is told in words, and leaves no lock behind. */
function openDatabase(file: string, options: { defensive?: boolean }, getReady: (db: DatabaseSync) => void): SqliteStore {
  let db: DatabaseSync | undefined
  try {
    db = new DatabaseSync(file, { timeout: LOCK_TIMEOUT_MS, ...options })
    getReady(db)
    return new SqliteStore(db)
  } catch (error) {
    db?.close()
    const { errcode, message } = error as { errcode?: number; message: string }
    if (errcode === BUSY) throw new UsageError(`${file} is in use by another process`)
    if (errcode === NOT_A_DATABASE) throw new UsageError(`${file} is no journal`)
    if (errcode === undefined || errcode === CORRUPT) throw error
    throw new UsageError(`cannot open ${file}: ${message}`)
  }
}

function isWhole(store: SqliteStore): boolean {
  if (store.db.prepare('PRAGMA quick_check(1)').get()?.['quick_check'] !== 'ok') return false
  try {
    for (const world of store.worlds()) store.entries(world).forEach(() => {})
    return true
  } catch (error) {
    if (error instanceof Damage) return false
    throw error
  }
}

function setAside(file: string): string {
  const damaged = `${file}.damaged-${new Date().toISOString().replaceAll(/[:.]/g, '-')}`
  for (const suffix of ['', '-wal']) if (existsSync(file + suffix)) renameSync(file + suffix, damaged + suffix)
  rmSync(`${file}-shm`, { force: true })
  return damaged
}

/** Copies each world up to its last whole entry, and tells of each what became of it. */
function copyWholeRows(damaged: string, rescued: SqliteStore): string[] {
  const source = openToRead(damaged)
  const told: string[] = []
  try {
    for (const world of source.worlds())
      told.push(`world "${world.header.world}" ${rescued.commit(() => copyWorld(source, world, rescued))}`)
  } catch (error) {
    told.push(`further worlds could not be read: ${(error as Error).message}`)
  }
  source.db.close()
  return told
}

function copyWorld(source: SqliteStore, world: StoredWorld, rescued: SqliteStore): string {
  const number = rescued.addWorld(world.header)
  let last = 0
  try {
    for (const entry of source.entries(world)) {
      rescued.addEntry(number, entry.seq, entry)
      if (entry.answer !== undefined) rescued.addAnswers(number, { first: entry.seq, digests: [entry.answer] })
      last = entry.seq
    }
  } catch (error) {
    return `was cut after entry ${last}: ${(error as Error).message}`
  }
  return `lost none of its ${last} entries`
}
