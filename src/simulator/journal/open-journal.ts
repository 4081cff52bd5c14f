import { UsageError } from '../../cli/usage-error.ts'
import { type Journal, JournalUnavailable } from './journal.ts'
import { MemoryJournal } from './memory-journal.ts'

/** Opens the journal that an option names: memory, sqlite:FILE or postgres://… */
export async function openJournal(name: string, warn: (message: string) => void = console.error): Promise<Journal> {
  if (name === 'memory') return new MemoryJournal()
  if (name.startsWith('sqlite:') && name.length > 'sqlite:'.length) return openSqlite(name.slice('sqlite:'.length), warn)
  if (/^postgres(ql)?:\/\//.test(name)) return openPostgres(name)
  throw new UsageError(`--journal must be memory, sqlite:FILE or postgres://…, not "${name}"`)
}

async function openSqlite(file: string, warn: (message: string) => void): Promise<Journal> {
  // Only those who keep a journal pay for loading what it takes.
  const [{ openJournalFile }, { SqliteJournal }] = await Promise.all([
    import('./sqlite/journal-file.ts'),
    import('./sqlite/sqlite-journal.ts'),
  ])
  return new SqliteJournal(openJournalFile(file, warn))
}

async function openPostgres(url: string): Promise<Journal> {
  const { PostgresJournal } = await import('./postgres/postgres-journal.ts')
  const journal = new PostgresJournal(url)
  try {
    await journal.prepare()
    return journal
  } catch (error) {
    await journal.close()
    throw error instanceof JournalUnavailable ? new UsageError(`cannot use ${withoutPassword(url)}: ${error.message}`) : error
  }
}

function withoutPassword(url: string): string {
  return url.replace(/:[^:@/]*@/, ':…@')
}
