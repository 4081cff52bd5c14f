import { type Figures, median } from './figures.ts'
import { residentMegabytes } from './process-use.ts'
import { startOurs, stop } from './targets.ts'

/** How long a bare process with an empty world takes until it listens, and how much memory it holds then. */
export async function measureStart(figures: Figures, { rounds }: { rounds: number }): Promise<void> {
  const seconds: number[] = []
  const megabytes: number[] = []
  // The first start fills Node's cache of compiled code and is not counted.
  for (let round = -1; round < rounds; round++) {
    const target = await startOurs('empty', '--fixture', 'empty')
    if (round >= 0) {
      seconds.push(target.readyMs / 1000)
      megabytes.push(residentMegabytes(target.process.pid!))
    }
    await stop(target)
  }
  figures.add({ section: 'start', name: 'ready, empty world', measured: median(seconds), unit: 's', target: { most: 1 } })
  figures.add({ section: 'start', name: 'resident, empty world', measured: median(megabytes), unit: 'MB', target: { most: 150 } })
}
