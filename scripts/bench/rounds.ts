import { median } from './figures.ts'
import { LoadGenerator } from './load.ts'
import { processorMs } from './process-use.ts'
import type { Operation, Target } from './targets.ts'

const CONNECTIONS = 64
/** So many requests until everything that runs often is compiled for good, or so long. */
const WARM_UP = { requests: 80_000, seconds: 8 }

export interface Effort {
  rounds: number
  seconds: number
}

/** What one target did in one round. */
interface Lap {
  perSecond: number
  /** Processor time of the servers per request, in microseconds. Unlike throughput, it hardly changes when the machine is busy. */
  microseconds: number
  generatorBusy: number
}

/** What all targets did, round by round. */
export class Rounds {
  readonly #laps = new Map<string, Lap[]>()

  add(name: string, lap: Lap): void {
    this.#laps.set(name, [...this.of(name), lap])
  }

  of(name: string): Lap[] {
    return this.#laps.get(name) ?? []
  }

  perSecond(name: string): number {
    return median(this.of(name).map(({ perSecond }) => perSecond))
  }

  /** Median of each round's ratio: both had the same machine in the same second. */
  ratio(name: string, other: string): number {
    return median(this.of(name).map(({ perSecond }, round) => perSecond / this.of(other)[round]!.perSecond))
  }

  /** By processor time: how much of what one target needs for a request another one needs. */
  costRatio(name: string, other: string): number {
    return median(this.of(name).map(({ microseconds }, round) => this.of(other)[round]!.microseconds / microseconds))
  }

  generatorBusy(name: string): number {
    return median(this.of(name).map(({ generatorBusy }) => generatorBusy))
  }
}

/** Asks one target after the other, round by round; each round begins with another one, so that none always runs first. */
export async function runRounds(operation: Operation, targets: Target[], { rounds, seconds }: Effort): Promise<Rounds> {
  const generator = new LoadGenerator()
  const result = new Rounds()
  try {
    for (const target of targets) await warmUp(generator, target, operation)
    for (let round = 0; round < rounds; round++) {
      for (const index of targets.keys()) {
        const target = targets[(index + round) % targets.length]!
        result.add(target.name, await runLap(generator, target, operation, seconds))
      }
    }
  } finally {
    generator.stop()
  }
  return result
}

async function warmUp(generator: LoadGenerator, target: Target, operation: Operation): Promise<void> {
  let requests = 0
  for (let second = 0; second < WARM_UP.seconds && requests < WARM_UP.requests; second++) {
    requests += (await runLap(generator, target, operation, 1)).perSecond
  }
}

async function runLap(generator: LoadGenerator, target: Target, operation: Operation, seconds: number): Promise<Lap> {
  const { ports, processes } = target
  const use = () => processes.reduce((sum, { pid }) => sum + processorMs(pid!), 0)
  const before = use()
  const done = await generator.run({ ports, requests: target.requests[operation], connections: CONNECTIONS, seconds })
  if (Object.keys(done.statuses).join() !== '200')
    throw new Error(`${target.name} answered ${JSON.stringify(done.statuses)} to ${operation}`)
  const microseconds = ((use() - before) * 1000) / (done.perSecond * seconds)
  return { perSecond: done.perSecond, microseconds, generatorBusy: done.busy }
}
