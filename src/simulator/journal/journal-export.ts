import { closeSync, createReadStream, existsSync, openSync, readSync } from 'node:fs'
import { createInterface } from 'node:readline'
import { UsageError } from '../../cli/usage-error.ts'
import { isObject } from '../../contract/json.ts'
import { Damage, type Entry, type Header } from './journal.ts'

/** A world as a file holds it. Reading the entries throws Damage where they are not whole. */
export interface KeptWorld {
  header: Header
  entries: Iterable<Entry> | AsyncIterable<Entry>
}

const SQLITE_PREFIX = 'sqlite:'
const SQLITE_MAGIC = 'SQLite format 3\0'

/** Reads the worlds of an exported journal, or of the file of a SQLite journal. */
export async function* readJournalFile(name: string): AsyncGenerator<KeptWorld> {
  const file = name.startsWith(SQLITE_PREFIX) ? name.slice(SQLITE_PREFIX.length) : name
  if (!existsSync(file)) throw new UsageError(`there is no file ${file}`)
  if (name.startsWith(SQLITE_PREFIX) || beginsLikeSqlite(file)) yield* readSqlite(file)
  else yield await readExport(file)
}

function beginsLikeSqlite(file: string): boolean {
  const opened = openSync(file, 'r')
  const start = Buffer.alloc(SQLITE_MAGIC.length)
  readSync(opened, start)
  closeSync(opened)
  return start.toString('latin1') === SQLITE_MAGIC
}

async function* readSqlite(file: string): AsyncGenerator<KeptWorld> {
  const { openToRead } = await import('./sqlite/journal-file.ts')
  const store = openToRead(file)
  for (const world of store.worlds()) yield { header: world.header, entries: store.entries(world) }
  store.db.close()
}

async function readExport(file: string): Promise<KeptWorld> {
  const lines = createInterface({ input: createReadStream(file), crlfDelay: Number.POSITIVE_INFINITY })[Symbol.asyncIterator]()
  const first = await lines.next()
  const header = first.done ? undefined : parse(first.value)
  if (!isObject(header) || typeof header['version'] !== 'number' || typeof header['world'] !== 'string') {
    throw new UsageError(`${file} is no journal: its first line is no header`)
  }
  return { header: header as unknown as Header, entries: readLines(lines) }
}

async function* readLines(lines: AsyncIterableIterator<string>): AsyncGenerator<Entry> {
  let number = 1
  for await (const line of lines) {
    number++
    if (line === '') continue
    const entry = parse(line)
    if (!isObject(entry) || typeof entry['operation'] !== 'string') throw new Damage(`line ${number} is no whole entry`)
    yield entry as unknown as Entry
  }
}

function parse(line: string): unknown {
  try {
    return JSON.parse(line)
  } catch {
    return undefined
  }
}
