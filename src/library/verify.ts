import type { RunResult } from '../../suites/kit/result.ts'
import type { Role, SimulatorTarget, Target } from '../../suites/kit/target.ts'
import { loadProfile } from '../verify/profile.ts'
import { runInVitest } from '../verify/run-in-vitest.ts'
import { writeReports } from '../verify/write-reports.ts'

/** What to verify: a target's profile file, or a running simulator. */
export interface VerifyOptions {
  role: Role
  profile?: string
  control?: { url: string; token?: string; world?: string }
  /** Requirement ids or prefixes. */
  only?: string[]
  readOnly?: boolean
  seed?: string
  /** Where reports are written; left out, none are. */
  out?: string
  signal?: AbortSignal
}

export type VerifyResult = RunResult

/** Runs a role's conformance suite and gives what `results.json` holds. */
export async function verify({ role, profile, control, out, ...options }: VerifyOptions): Promise<VerifyResult> {
  const result = await runInVitest({ ...options, target: chooseTarget(role, profile, control, options.readOnly ?? false) })
  const problems = out === undefined ? [] : writeReports(out, result)
  if (problems.length > 0) throw new Error(problems.join('; '))
  return result
}

function chooseTarget(
  role: Role,
  profile: string | undefined,
  control: VerifyOptions['control'],
  isReadOnly: boolean,
): Target | SimulatorTarget {
  if (control) return { role, control }
  if (profile === undefined) throw new Error('verify needs a profile file or the control URL of a running simulator')
  const { target, isStaging } = loadProfile(profile, role)
  if (!isStaging && !isReadOnly) throw new Error('the profile does not say "staging: true", so only readOnly runs are allowed')
  return target
}
