// npm run kill-matrix [-- --quick] [--only PREFIX,…] [--every N]: what can the suites catch? Every fault in a world of its own.
// --quick runs only the checks of what a fault breaks; --every 10 is a sample, each tenth fault against its whole suite.
import { mkdirSync, writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { parseArgs } from 'node:util'
import { startSimulator } from '../src/library/start-simulator.ts'
import { faults } from '../src/simulator/faults/registry.ts'
import { type Kill, type KnownFault, median, runKillMatrix } from '../suites/self-test/kill-matrix.ts'

const { values } = parseArgs({
  options: { quick: { type: 'boolean' }, only: { type: 'string' }, every: { type: 'string' }, concurrency: { type: 'string' } },
})
const prefixes = values.only?.split(',')
const every = Number(values.every ?? 1)
const chosen = faults
  .filter((fault) => !prefixes || prefixes.some((prefix) => fault.id.startsWith(prefix)))
  .filter((_fault, index) => index % every === 0)

const simulator = await startSimulator({ fixture: 'empty' })
const started = performance.now()
let done = 0
const kills = await runKillMatrix(chosen as KnownFault[], {
  controlUrl: simulator.controlUrl,
  isQuick: values.quick ?? false,
  concurrency: Number(values.concurrency ?? 4),
  onKill: (kill) => {
    done++
    if (kill.outcome !== 'killed')
      console.log(`${kill.outcome}: ${kill.fault} (breaks ${kill.breaks.join(', ')}; failed: ${kill.unrelated.join(', ') || 'nothing'})`)
    else if (done % 50 === 0) console.log(`${done}/${chosen.length}`)
  },
})
await simulator.close()

const survivors = kills.filter((kill) => kill.outcome !== 'killed')
const unrelated = median(kills.map((kill) => kill.unrelated.length))
const seconds = ((performance.now() - started) / 1000).toFixed(0)
const form = values.quick ? ', only the checks of what is broken' : `; unrelated failures: median ${unrelated}`
const summary = `${kills.length - survivors.length} of ${kills.length} faults killed by what they break, in ${seconds} s${form}`
const reports = fileURLToPath(new URL('../reports/', import.meta.url))
mkdirSync(reports, { recursive: true })
writeFileSync(`${reports}kill-matrix.json`, `${JSON.stringify({ summary, kills }, null, 2)}\n`)
writeFileSync(`${reports}kill-matrix.md`, render(kills))
console.log(summary)
process.exitCode = survivors.length > 0 || kills.length === 0 ? 1 : 0

function render(rows: Kill[]): string {
  const lines = rows.map(
    ({ fault, breaks, killedBy, unrelated: others, outcome }) =>
      `| ${fault} | ${breaks.join(', ')} | ${outcome} | ${killedBy.join(', ')} | ${others.join(', ')} |`,
  )
  return [
    '# Kill matrix',
    '',
    `${summary}.`,
    '',
    '| fault | breaks | outcome | killed by | other failures |',
    '|---|---|---|---|---|',
    ...lines,
    '',
  ].join('\n')
}
