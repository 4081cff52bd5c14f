import type { CheckResult, RunResult, Verdict } from '../../suites/kit/result.ts'

export interface Change {
  id: string
  sentence: string
  before: Verdict | 'absent'
  after: Verdict | 'absent'
}

export interface Difference {
  better: Change[]
  worse: Change[]
  /** Neither: another verdict that says as much as the one before. */
  other: Change[]
  observations: { point: string; before: unknown; after: unknown }[]
}

/** How much good a verdict says of the target; equal ranks are no change for the better or the worse. */
const RANK: Partial<Record<Verdict | 'absent', number>> = {
  pass: 4,
  observed: 4,
  warn: 3,
  'not-applicable': 2,
  'not-tested': 2,
  inconclusive: 2,
  error: 1,
  fail: 0,
}

/** What got better and what got worse from one run to another. */
export function diffResults(before: RunResult, after: RunResult): Difference {
  const ids = [...new Set([...before.checks, ...after.checks].map(({ id }) => id))]
  const changes = ids.map((id) => compare(id, find(before, id), find(after, id))).filter((change) => change.before !== change.after)
  // What one of the runs left out says nothing about the target.
  const gain = ({ before: old, after: now }: Change) => (RANK[now] ?? RANK[old] ?? 0) - (RANK[old] ?? RANK[now] ?? 0)
  return {
    better: changes.filter((change) => gain(change) > 0),
    worse: changes.filter((change) => gain(change) < 0),
    other: changes.filter((change) => gain(change) === 0),
    observations: diffObservations(before.observations, after.observations),
  }
}

function find(result: RunResult, id: string): CheckResult | undefined {
  return result.checks.find((check) => check.id === id)
}

function compare(id: string, before: CheckResult | undefined, after: CheckResult | undefined): Change {
  return { id, sentence: (after ?? before)?.sentence ?? '', before: before?.verdict ?? 'absent', after: after?.verdict ?? 'absent' }
}

function diffObservations(before: Record<string, unknown>, after: Record<string, unknown>): Difference['observations'] {
  const points = [...new Set([...Object.keys(before), ...Object.keys(after)])].sort()
  return points
    .map((point) => ({ point, before: before[point], after: after[point] }))
    .filter((entry) => JSON.stringify(entry.before) !== JSON.stringify(entry.after))
}
