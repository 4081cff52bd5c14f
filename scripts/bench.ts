// npm run bench: measures the simulator against a bare Fastify and against Prism, in one run, since only ratios travel between machines.
import { parseArgs } from 'node:util'
import { missedTargets } from './bench/figures.ts'
import { measureThroughput } from './bench/throughput.ts'

const SECTIONS = ['throughput', 'start', 'list', 'million', 'postgres']
const HELP = `Usage: npm run bench -- [--quick] [--only ${SECTIONS.join(',')}]

  throughput  B6 and T2 on ours (memory, sqlite), on a bare Fastify and on Prism
  start       time until ready and resident memory of an empty world
  list        T3 over 100 000 accounts while other requests run
  million     1 000 000 accounts: resident memory, T2 as fast as with few
  postgres    two processes on one PostgreSQL (skipped where none can be found or started)

  --quick     fewer and shorter rounds, without Prism`

const { values } = parseArgs({ options: { quick: { type: 'boolean' }, only: { type: 'string' }, help: { type: 'boolean' } } })
if (values.help) {
  console.log(HELP)
  process.exit(0)
}
const isQuick = values.quick === true
const chosen = values.only?.split(',') ?? SECTIONS
const unknown = chosen.find((section) => !SECTIONS.includes(section))
if (unknown !== undefined) {
  console.error(`there is no section "${unknown}"\n\n${HELP}`)
  process.exit(2)
}

if (chosen.includes('throughput')) await measureThroughput({ rounds: isQuick ? 3 : 7, seconds: isQuick ? 0.7 : 1.2, hasPrism: !isQuick })
process.exitCode = missedTargets() > 0 ? 1 : 0
