import { readFileSync } from 'node:fs'
import { parse } from 'yaml'
import type { CheckResult, RunResult } from '../../suites/kit/result.ts'
import { UsageError } from '../cli/usage-error.ts'

/** A known failure: whose it is, why it is there and how long it is put up with. */
export interface Expectation {
  check: string
  reason: string
  owner: string
  expires: string
}

const KEYS = ['check', 'reason', 'owner', 'expires'] as const

/** Reads the list of known failures. */
export function loadExpectations(path: string): Expectation[] {
  let list: unknown
  try {
    list = parse(readFileSync(path, 'utf8'), { maxAliasCount: 20 })
  } catch (error) {
    throw new UsageError(`expectations: ${path} cannot be read: ${(error as Error).message.split('\n')[0]}`)
  }
  if (!Array.isArray(list)) throw new UsageError(`expectations: ${path} must be a list of { check, reason, owner, expires }`)
  return list.map((entry, index) => readEntry(entry, index + 1))
}

function readEntry(entry: unknown, number: number): Expectation {
  const record = (typeof entry === 'object' && entry !== null ? entry : {}) as Record<string, unknown>
  const missing = KEYS.find((key) => typeof record[key] !== 'string' || record[key] === '')
  if (missing) throw new UsageError(`expectations: entry ${number} needs "${missing}" as a text`)
  const unknown = Object.keys(record).find((key) => !(KEYS as readonly string[]).includes(key))
  if (unknown) throw new UsageError(`expectations: entry ${number} has an unknown key "${unknown}"`)
  if (!/^\d{4}-\d{2}-\d{2}$/.test(String(record['expires'])) || Number.isNaN(Date.parse(String(record['expires'])))) {
    throw new UsageError(`expectations: entry ${number}: "expires" must be a day such as 2027-01-31`)
  }
  return record as unknown as Expectation
}

/** Compares the list with what happened, and marks the failures that it excuses. An entry that no longer holds is a problem, so that the list stays true. */
export function applyExpectations(expectations: Expectation[], result: RunResult, today: string): void {
  const problems: string[] = []
  for (const expectation of expectations) {
    const check = result.checks.find(({ id }) => id === expectation.check)
    const problem = findProblem(expectation, check, today)
    const { reason, owner, expires } = expectation
    if (problem) problems.push(`${problem} (owner: ${owner})`)
    else if (check && (check.verdict === 'fail' || check.verdict === 'warn')) check.excused = { reason, owner, expires }
  }
  if (expectations.length > 0) result.expectationProblems = problems
}

function findProblem({ check: id, expires }: Expectation, check: CheckResult | undefined, today: string): string | undefined {
  if (!check) return `${id} is expected to fail, but there is no such check`
  if (expires < today) return `${id}: the expectation expired on ${expires}`
  if (check.excused) return `${id} stands on the list twice`
  if (check.verdict === 'pass' || check.verdict === 'observed') return `${id} is expected to fail, and passed: take it off the list`
  return undefined
}
