import { loadContract } from '../../suites/kit/contract.ts'
import { loadChecks, OPENAPI } from '../../suites/kit/load-checks.ts'
import { findObstacle, type Selection } from '../../suites/kit/premises.ts'
import type { CheckDefinition } from '../../suites/kit/registry.ts'
import { type Suite, suiteOf, type Target } from '../../suites/kit/target.ts'

export interface PlannedCheck {
  id: string
  title: string
  lane: CheckDefinition['lane']
  writes: boolean
  leaves?: string
  undoes?: string
}

/** What a run would do to a target. */
export interface Plan {
  role: Suite
  url: string
  runs: PlannedCheck[]
  /** Checks that would not run, with the reason. */
  passedOver: { id: string; verdict: string; reason: string }[]
  leaves: string[]
  undoes: string[]
  /** How long the longest wait takes in real time; all waits run side by side. */
  waitsMs: number
  /** Whether the target's clock would be moved for good. */
  movesClock: boolean
  burst: boolean
}

/** Tells what `verify` would do, from the checks' own descriptions and the profile: without any traffic. */
export async function planRun(target: Target, selection: Selection): Promise<Plan> {
  const checks = await loadChecks(suiteOf(target))
  const known = new Set(loadContract(OPENAPI).requirements.map(({ id }) => id))
  const session = { target, receiver: target.callbacks, stop: new AbortController(), unreachable: undefined }
  const judged = checks.filter(({ id }) => known.has(id)).map((check) => ({ check, obstacle: findObstacle(session, check, selection) }))
  const running = judged.filter(({ obstacle }) => !obstacle).map(({ check }) => check)
  const distinct = (texts: (string | undefined)[]) => [...new Set(texts.filter((text) => text !== undefined))]
  return {
    role: suiteOf(target),
    url: target.url,
    runs: running.map(({ id, title, lane, writes, leaves, undoes }) => ({
      id,
      title,
      lane,
      writes,
      ...(leaves && { leaves }),
      ...(undoes && { undoes }),
    })),
    passedOver: judged.flatMap(({ check, obstacle }) =>
      obstacle ? [{ id: check.id, verdict: obstacle.verdict ?? '', reason: obstacle.reason ?? '' }] : [],
    ),
    leaves: distinct(running.map(({ leaves }) => leaves)),
    undoes: distinct(running.map(({ undoes }) => undoes)),
    waitsMs: target.time.kind === 'real' ? Math.max(0, ...running.map(({ waitsMs }) => waitsMs ?? 0)) : 0,
    movesClock: ['hook', 'control'].includes(target.time.kind) && running.some(({ lane }) => lane === 'time'),
    burst: running.some(({ lane }) => lane === 'race'),
  }
}
