import { findPostgres, type TestDatabase } from '../../src/simulator/testing/find-postgres.ts'
import type { Figures } from './figures.ts'
import { type Effort, runRounds } from './rounds.ts'
import { type OurTarget, startBareFastify, startOurs, stop, type Target } from './targets.ts'

/** Two processes that play one world through PostgreSQL, against one that has PostgreSQL for itself, and a bare Fastify. */
export async function measurePostgres(figures: Figures, effort: Effort): Promise<void> {
  const databases: TestDatabase[] = []
  const targets: Target[] = []
  const start = async (name: string, { url }: TestDatabase): Promise<OurTarget> => {
    const target = await startOurs(name, '--journal', url)
    targets.push(target)
    return target
  }
  try {
    const shared = await findPostgres()
    databases.push(shared)
    const own = await findPostgres()
    databases.push(own)
    const [one, two, alone] = [await start('one', shared), await start('two', shared), await start('alone', own)]
    const both: Target = { ...one, name: 'both', ports: [...one.ports, ...two.ports], processes: [...one.processes, ...two.processes] }
    const bare = await startBareFastify(alone)
    targets.push(bare)
    const writes = await runRounds('B6', [both, alone, bare], effort)
    const reads = await runRounds('T2', [both, alone, bare], effort)
    const add = (name: string, measured: number, unit: string, least?: number) =>
      figures.add({ section: 'postgres', name, measured, unit, ...(least !== undefined && { target: { least } }) })
    add('B6 two processes : bare Fastify', writes.ratio('both', 'bare Fastify'), '×', 0.25)
    add('T2 two processes : one alone', reads.ratio('both', 'alone'), '×', 1)
    add('B6 two processes', writes.perSecond('both'), '/s')
    add('B6 one alone', writes.perSecond('alone'), '/s')
    add('T2 two processes', reads.perSecond('both'), '/s')
    add('T2 one alone', reads.perSecond('alone'), '/s')
  } catch (error) {
    if (databases.length > 0) throw error
    figures.omit('postgres', `no PostgreSQL was found, and none could be started (${(error as Error).message})`)
  } finally {
    await Promise.all(targets.map(stop))
    for (const database of databases) await database.remove()
  }
}
