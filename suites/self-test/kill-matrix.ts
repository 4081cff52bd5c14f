import type { RunResult } from '../kit/result.ts'
import { runSuite } from '../kit/run-suite.ts'
import type { Role } from '../kit/target.ts'

/** A deliberate defect, as the simulator describes it. */
export interface KnownFault {
  id: string
  role: Role
  breaks: string[]
}

/** What the suite of its role made of a fault. */
export interface Kill {
  fault: string
  breaks: string[]
  /** Failed or warned checks of the requirements that the fault breaks. */
  killedBy: string[]
  /** Failed checks of other requirements. */
  unrelated: string[]
  outcome: 'killed' | 'killed-by-another' | 'survived'
}

export interface MatrixOptions {
  controlUrl: string
  /** Only the checks of what is broken, instead of the whole suite. */
  isQuick: boolean
  concurrency: number
  onKill?(kill: Kill): void
}

/** Runs the suite of its role against every fault, each in a world of its own. */
export async function runKillMatrix(faults: KnownFault[], options: MatrixOptions): Promise<Kill[]> {
  const waiting = [...faults]
  const kills = new Map<string, Kill>()
  const work = async () => {
    for (let next = waiting.shift(); next; next = waiting.shift()) {
      const fault = next
      const kill = await attack(fault, options).then(
        (result) => judge(fault, result),
        (error: Error) => ({
          fault: fault.id,
          breaks: fault.breaks,
          killedBy: [],
          unrelated: [`no run: ${error.message}`],
          outcome: 'survived' as const,
        }),
      )
      kills.set(fault.id, kill)
      options.onKill?.(kill)
    }
  }
  await Promise.all(Array.from({ length: options.concurrency }, work))
  return faults.map((fault) => kills.get(fault.id)!)
}

function attack(fault: KnownFault, { controlUrl, isQuick }: MatrixOptions): Promise<RunResult> {
  return runSuite({
    target: { role: fault.role, ...suiteFor(fault), control: { url: controlUrl, create: { faults: [fault.id] } } },
    seed: 'kill-matrix',
    evidence: 'failures',
    ...(isQuick && { only: fault.breaks }),
  })
}

/** What a platform tells of its records has a suite of its own. */
function suiteFor({ breaks }: KnownFault): { suite?: 'reporting' } {
  return breaks.every((id) => /^(REP|EVT)-/.test(id)) ? { suite: 'reporting' } : {}
}

function judge({ id, breaks }: KnownFault, { checks }: RunResult): Kill {
  const killedBy = checks.filter((check) => breaks.includes(check.id) && ['fail', 'warn'].includes(check.verdict)).map((check) => check.id)
  const unrelated = checks.filter((check) => !breaks.includes(check.id) && check.verdict === 'fail').map((check) => check.id)
  const outcome = killedBy.length > 0 ? 'killed' : unrelated.length > 0 ? 'killed-by-another' : 'survived'
  return { fault: id, breaks, killedBy, unrelated, outcome }
}

/** The number in the middle; of two, the smaller one. */
export function median(numbers: number[]): number {
  const sorted = numbers.toSorted((a, b) => a - b)
  return sorted[Math.floor((sorted.length - 1) / 2)] ?? 0
}
