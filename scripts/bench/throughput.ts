import { rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { median, report } from './figures.ts'
import { LoadGenerator } from './load.ts'
import { type OurTarget, startBareFastify, startOurs, startPrism, stop, type Target } from './targets.ts'

const CONNECTIONS = 64
const WARM_UP_SECONDS = 0.4

/** B6 and T2 on ours, on a bare Fastify and on Prism, in alternating rounds; ratios are medians of each round's ratio. */
export async function measureThroughput(options: { rounds: number; seconds: number; hasPrism: boolean }): Promise<void> {
  const file = join(tmpdir(), `tripact-bench-${process.pid}.sqlite`)
  const memory = await startOurs('memory')
  const sqlite = await startOurs('sqlite', '--journal', `sqlite:${file}`)
  const bare = await startBareFastify(await readTrader(memory))
  const targets: Target[] = [memory, sqlite, bare]
  if (options.hasPrism) targets.push(await startPrism())
  try {
    for (const operation of ['B6', 'T2'] as const) await measure(operation, targets, options)
  } finally {
    await Promise.all(targets.map(stop))
    for (const suffix of ['', '-wal', '-shm']) rmSync(file + suffix, { force: true })
  }
}

async function readTrader({ port, requests }: OurTarget): Promise<string> {
  const path = requests.T2[0]!.head.split(' ')[1]
  return (await fetch(`http://127.0.0.1:${port}${path}`)).text()
}

async function measure(operation: 'B6' | 'T2', targets: Target[], { rounds, seconds }: { rounds: number; seconds: number }): Promise<void> {
  const generator = new LoadGenerator()
  const results = new Map<string, number[]>(targets.map(({ name }) => [name, []]))
  for (let round = -1; round < rounds; round++) {
    // Each round begins with another target, so that none always runs first.
    const order = targets.map((_, index) => targets[(index + round + targets.length) % targets.length]!)
    for (const { name, port, requests } of order) {
      const load = { port, requests: requests[operation], connections: CONNECTIONS, seconds: round < 0 ? WARM_UP_SECONDS : seconds }
      const { perSecond, statuses } = await generator.run(load)
      if (Object.keys(statuses).join() !== '200') throw new Error(`${name} answered ${JSON.stringify(statuses)} to ${operation}`)
      if (round >= 0) results.get(name)!.push(perSecond)
    }
  }
  generator.stop()
  describe(operation, results)
}

function describe(operation: string, results: Map<string, number[]>): void {
  console.log(`\n${operation}, ${CONNECTIONS} connections`)
  for (const [name, values] of results) report(name, median(values), 'per s')
  const ratio = (name: string, other: string) => median(results.get(name)!.map((value, round) => value / results.get(other)![round]!))
  report('memory : bare Fastify', ratio('memory', 'bare Fastify'), '', { least: 0.7 })
  report('sqlite : bare Fastify', ratio('sqlite', 'bare Fastify'), '', { least: 0.5 })
  if (results.has('Prism')) report('memory : Prism', ratio('memory', 'Prism'), '', { least: 10 })
}
