import { summarise } from '../../suites/kit/judge.ts'
import type { CheckResult, RunResult } from '../../suites/kit/result.ts'

/** A check's result for tests; what is not given is plain. */
export function makeCheckResult(given: Partial<CheckResult> & { id: string }): CheckResult {
  return {
    level: 'must',
    title: 'a title',
    sentence: 'A sentence',
    source: '1 A2',
    group: given.id.replace(/-\d+$/, ''),
    verdict: 'pass',
    ms: 5,
    exchanges: [],
    ...given,
  }
}

/** A run's result for tests. */
export function makeResult(checks: CheckResult[], given: Partial<RunResult> = {}): RunResult {
  return {
    schema: 1,
    tool: { name: 'tripact', version: '0.0.0' },
    role: 'crm',
    target: { url: 'http://crm.example' },
    contract: 'sha256:c',
    suite: 'sha256:s',
    seed: 'seed',
    startedAt: '2026-01-01T00:00:00.000Z',
    finishedAt: '2026-01-01T00:00:01.000Z',
    summary: summarise(checks),
    checks,
    observations: {},
    exchanges: [],
    dialect: {},
    cleanup: { verdict: 'pass', problems: [], leftBehind: [] },
    ...given,
  }
}
