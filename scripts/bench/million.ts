import type { Figures } from './figures.ts'
import { residentMegabytes } from './process-use.ts'
import { type Effort, runRounds } from './rounds.ts'
import { startOurs, stop, type Target } from './targets.ts'

/** As fast is what no measurement tells apart: rounds differ by more than this. */
const AS_FAST = 0.9

/** A world with a million accounts: its memory, and T2 in it against T2 in a small world. */
export async function measureMillion(figures: Figures, effort: Effort): Promise<void> {
  const targets: Target[] = []
  try {
    const million = await startOurs('million', '--fixture', 'million')
    targets.push(million)
    targets.push(await startOurs('small'))
    const megabytes = [residentMegabytes(million.process.pid!)]
    const rounds = await runRounds('T2', targets, effort)
    megabytes.push(residentMegabytes(million.process.pid!))
    const add = figures.add.bind(figures)
    add({ section: 'million', name: 'resident, 1 000 000 accounts', measured: Math.max(...megabytes), unit: 'MB', target: { most: 1300 } })
    add({
      section: 'million',
      name: 'T2 of a million : T2 of few',
      measured: rounds.ratio('million', 'small'),
      unit: '×',
      target: { least: AS_FAST },
    })
    add({ section: 'million', name: 'ready', measured: million.readyMs / 1000, unit: 's' })
  } finally {
    await Promise.all(targets.map(stop))
  }
}
