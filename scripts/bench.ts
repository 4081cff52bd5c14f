// npm run bench: the figures that Tripact promises. Only ratios travel between machines, so what is compared runs in the same seconds.
import { parseArgs } from 'node:util'
import { measureEvents } from './bench/events.ts'
import { Figures } from './bench/figures.ts'
import { measureList } from './bench/list.ts'
import { measureMillion } from './bench/million.ts'
import { measurePostgres } from './bench/postgres.ts'
import { measureProxy } from './bench/proxy.ts'
import type { Effort } from './bench/rounds.ts'
import { measureStart } from './bench/start.ts'
import { measureSuites } from './bench/suites.ts'
import { measureThroughput } from './bench/throughput.ts'
import { measureWorlds } from './bench/worlds.ts'
import { writeReports } from './bench/write-reports.ts'

const SECTIONS: Record<string, (figures: Figures, effort: Effort) => Promise<void>> = {
  throughput: measureThroughput,
  postgres: measurePostgres,
  start: measureStart,
  million: measureMillion,
  list: measureList,
  suites: measureSuites,
  events: measureEvents,
  proxy: measureProxy,
  worlds: measureWorlds,
}
const HELP = `Usage: npm run bench [-- [--only NAME,…] [--rounds N]]

  throughput  B6 and T2 on ours (in memory, with SQLite) against a bare Fastify and Prism
  postgres    two processes on one PostgreSQL: TRIPACT_TEST_POSTGRES_URL, one on this machine, or one of its own
  start       time until ready, and memory, with an empty world
  million     1 000 000 accounts: memory, and T2 as fast as with few
  list        T2 while T3 streams 100 000 accounts
  suites      all suites against the simulator
  events      the reporting stream
  proxy       what the contract proxy adds
  worlds      1000 worlds made, used and deleted

  --rounds N  how often each is measured; ratios are medians over rounds     5

Writes reports/bench.json and reports/bench.md. Exit codes: 0 all targets reached · 1 some were missed · 2 wrong usage`

const { values } = parseArgs({ options: { only: { type: 'string' }, rounds: { type: 'string' }, help: { type: 'boolean' } } })
const chosen = values.only?.split(',') ?? Object.keys(SECTIONS)
const unknown = chosen.find((name) => !Object.hasOwn(SECTIONS, name))
const rounds = Number(values.rounds ?? 5)
if (values.help) console.log(HELP)
else if (unknown !== undefined) refuse(`there is no section "${unknown}"`)
else if (!Number.isInteger(rounds) || rounds < 1) refuse('--rounds takes a number from 1')
else process.exitCode = await measure({ rounds, seconds: 1 })

function refuse(reason: string): void {
  console.error(`${reason}\n\n${HELP}`)
  process.exitCode = 2
}

async function measure(effort: Effort): Promise<number> {
  const started = performance.now()
  const figures = new Figures((line) => console.error(line))
  for (const name of chosen) {
    console.error(name)
    await SECTIONS[name]!(figures, effort)
  }
  console.log(`\n${writeReports(figures, (performance.now() - started) / 1000)}`)
  for (const { section, reason } of figures.omitted) console.log(`${section} was left out: ${reason}`)
  return figures.missed.length > 0 ? 1 : 0
}
