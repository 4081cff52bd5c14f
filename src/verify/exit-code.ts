import type { RunResult } from '../../suites/kit/result.ts'

export const EXIT = { fine: 0, broken: 1, usage: 2, unreachable: 3, untested: 4, ourError: 5, interrupted: 130 } as const

export interface Strictness {
  strict: boolean
  certify: boolean
}

/** The exit code of a run. */
export function chooseExitCode(result: RunResult, { strict, certify }: Strictness): number {
  const problems = result.expectationProblems ?? []
  const counts = (verdict: string) => result.checks.filter((check) => check.verdict === verdict && !check.excused).length
  if (result.interrupted) return EXIT.interrupted
  if (result.unreachable) return EXIT.unreachable
  if (counts('fail') > 0 || problems.length > 0 || (strict && counts('warn') > 0)) return EXIT.broken
  if (result.summary.verdict === 'error' || counts('error') > 0) return EXIT.ourError
  if (certify && result.summary.must.untested > 0) return EXIT.untested
  return EXIT.fine
}
