import { rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Figures } from './figures.ts'
import { type Effort, type Rounds, runRounds } from './rounds.ts'
import { startBareFastify, startOurs, startPrism, stop, type Target } from './targets.ts'

const OPERATIONS = ['B6', 'T2'] as const

/** B6 and T2 on ours, in memory and with the SQLite journal, against a bare Fastify and Prism. */
export async function measureThroughput(figures: Figures, effort: Effort): Promise<void> {
  const file = join(tmpdir(), `tripact-bench-${process.pid}.sqlite`)
  const targets: Target[] = []
  try {
    const memory = await startOurs('memory')
    targets.push(memory)
    targets.push(await startOurs('sqlite', '--journal', `sqlite:${file}`))
    targets.push(await startBareFastify(memory))
    targets.push(await startPrism())
    for (const operation of OPERATIONS) addFigures(figures, operation, await runRounds(operation, targets, effort))
  } finally {
    await Promise.all(targets.map(stop))
    for (const suffix of ['', '-wal', '-shm']) rmSync(file + suffix, { force: true })
  }
}

function addFigures(figures: Figures, operation: string, rounds: Rounds): void {
  const add = (name: string, measured: number, unit: string, least?: number) =>
    figures.add({ section: 'throughput', name: `${operation} ${name}`, measured, unit, ...(least !== undefined && { target: { least } }) })
  add('ours : bare Fastify', rounds.ratio('memory', 'bare Fastify'), '×', 0.7)
  add('ours with SQLite : bare Fastify', rounds.ratio('sqlite', 'bare Fastify'), '×', 0.5)
  add('ours : Prism', rounds.ratio('memory', 'Prism'), '×', 10)
  add('ours', rounds.perSecond('memory'), '/s')
  add('ours with SQLite', rounds.perSecond('sqlite'), '/s')
  add('bare Fastify', rounds.perSecond('bare Fastify'), '/s')
  add('Prism', rounds.perSecond('Prism'), '/s')
  add('ours : bare Fastify, by processor time', rounds.costRatio('memory', 'bare Fastify'), '×')
  add('load generator, asking the bare Fastify', rounds.generatorBusy('bare Fastify'), 'processors')
}
