import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type Figures, median } from './figures.ts'
import { LoadGenerator } from './load.ts'
import type { Effort } from './rounds.ts'
import { startNode, startOurs, stop, stopProcess } from './targets.ts'

/** One call at a time: what a client of the proxy waits longer. More at once would measure throughput. */
const ONE_AT_A_TIME = { connections: 1 }
const WARM_UP_SECONDS = 3

/** The median time of T2 through the contract proxy, against T2 without it. */
export async function measureProxy(figures: Figures, { rounds, seconds }: Effort): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), 'tripact-bench-'))
  const target = await startOurs('small')
  const { child, line } = await startNode(
    ...['bin/tripact.js', 'proxy', 'platform', '--upstream', target.hostUrl, '--json', '--out', join(folder, 'proxy')],
  )
  const generator = new LoadGenerator()
  const timeT2 = async (port: number, duration: number) => {
    const { p50, statuses } = await generator.run({ ports: [port], requests: target.requests.T2, seconds: duration, ...ONE_AT_A_TIME })
    if (Object.keys(statuses).join() !== '200') throw new Error(`T2 was answered ${JSON.stringify(statuses)}`)
    return p50
  }
  try {
    const through = Number(new URL((JSON.parse(line) as { url: string }).url).port)
    for (const port of [target.port, through]) await timeT2(port, WARM_UP_SECONDS)
    const direct: number[] = []
    const added: number[] = []
    for (let round = 0; round < rounds; round++) {
      const without = await timeT2(target.port, seconds)
      direct.push(without)
      added.push((await timeT2(through, seconds)) - without)
    }
    figures.add({ section: 'proxy', name: 'time that the proxy adds, median', measured: median(added), unit: 'ms', target: { most: 1 } })
    figures.add({ section: 'proxy', name: 'T2 without it, median', measured: median(direct), unit: 'ms' })
  } finally {
    generator.stop()
    await stopProcess(child)
    await stop(target)
    rmSync(folder, { recursive: true, force: true })
  }
}
