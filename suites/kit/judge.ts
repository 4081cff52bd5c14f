import { AssertionError } from 'node:assert'
import type { Violation } from './answer-judge.ts'
import { findCulprit } from './culprit.ts'
import type { Exchange } from './exchange.ts'
import { describe } from './json.ts'
import { Inconclusive, NoAnswer, NotApplicable, NotTested, Unreachable } from './outcome.ts'
import type { CheckDefinition } from './registry.ts'
import type { Level, Requirement } from './requirement.ts'
import { type CheckResult, type Summary, VERDICTS, type Verdict } from './result.ts'

/** How one check ended, before anything else is known. */
export interface Ending {
  error?: unknown
  /** Decided without running it. */
  verdict?: Verdict
  reason?: string
  warnings: string[]
  exchanges: Exchange[]
  ms: number
}

/** What a broken sentence of this level means. */
const BROKEN: Record<Level, Verdict> = { must: 'fail', should: 'warn', may: 'observed', open: 'observed', retired: 'observed' }

type Finding = Pick<CheckResult, 'verdict'> & Partial<Pick<CheckResult, 'reason' | 'expected' | 'actual' | 'culprit'>>

/** Reaches the verdict of one check from how it ended. */
export function judgeEnding(level: Level, ending: Ending): Finding {
  const { error, warnings } = ending
  if (ending.verdict) return { verdict: ending.verdict, ...(ending.reason && { reason: ending.reason }) }
  if (error === undefined) {
    if (warnings.length > 0) return { verdict: 'warn', reason: warnings.join('; ') }
    return { verdict: level === 'open' ? 'observed' : 'pass' }
  }
  if (error instanceof AssertionError) return { verdict: BROKEN[level], ...explainAssertion(error, ending.exchanges) }
  const reason = error instanceof Error ? error.message : describe(error)
  if (error instanceof NotTested) return { verdict: 'not-tested', reason }
  if (error instanceof NotApplicable) return { verdict: 'not-applicable', reason }
  if (error instanceof Inconclusive || error instanceof Unreachable) return { verdict: 'inconclusive', reason }
  if (error instanceof NoAnswer) return { verdict: BROKEN[level], reason, expected: 'an answer', actual: reason }
  if (error instanceof TypeError && ending.exchanges.some(isUnusable)) {
    return { verdict: 'inconclusive', reason: `an answer could not be used: ${lastAnswer(ending.exchanges)}` }
  }
  if (isNoWholeNumber(error) && ending.exchanges.length > 0) {
    return { verdict: 'inconclusive', reason: `an answer holds no whole number where one is due: ${lastAnswer(ending.exchanges)}` }
  }
  return { verdict: 'error', reason: `the check itself broke: ${error instanceof Error ? (error.stack ?? reason) : reason}` }
}

/** What BigInt throws at 1.5, at a field that is not there, and at a text. */
function isNoWholeNumber(error: unknown): boolean {
  return (error instanceof RangeError || error instanceof SyntaxError || error instanceof TypeError) && /BigInt/.test(error.message)
}

function isUnusable({ response }: Exchange): boolean {
  return !response || response.status >= 300 || response.body.length < 3
}

function explainAssertion(error: AssertionError, exchanges: Exchange[]): Omit<Finding, 'verdict'> {
  const isPlainTruth = error.operator === '==' && error.expected === true
  const message = error.message.split('\n')[0] ?? ''
  const blamed = findCulprit(error, exchanges)
  const saw = blamed ? describeAnswer(blamed) : 'nothing was asked'
  const culprit = blamed && { culprit: blamed.n }
  if (error.operator === 'fail' || isPlainTruth) return { reason: message, expected: message, actual: saw, ...culprit }
  const expected = error.operator === 'match' ? `text like ${String(error.expected)}` : quoted(error.expected)
  const actual = quoted(error.actual)
  const isNegated = error.operator?.startsWith('not') ?? false
  const reason = error.generatedMessage ? `expected ${isNegated ? 'anything but ' : ''}${expected}, got ${actual}` : message
  return { reason, expected: isNegated ? `anything but ${expected}` : expected, actual: `${actual} (${saw})`, ...culprit }
}

/** A string gets its quotes, so that "5" and 5 differ for the reader too; an empty list is a list of nothing wrong. */
function quoted(value: unknown): string {
  if (Array.isArray(value) && value.length === 0) return 'none'
  return typeof value === 'string' ? JSON.stringify(value) : describe(value)
}

function lastAnswer(exchanges: Exchange[]): string {
  const last = exchanges.filter((exchange) => exchange.response || exchange.error).at(-1)
  return last ? describeAnswer(last) : 'nothing was asked'
}

function describeAnswer({ request, response, error }: Exchange): string {
  const { method, url } = request
  const path = url.replace(/^https?:\/\/[^/]*/, '').replace(/\?.*$/s, '')
  if (!response) return `${method} ${path}: ${error}`
  const body = describe(response.body.toString('utf8'), 200)
  return `${method} ${path} answered ${response.status}${body ? ` ${body}` : ''}`
}

/** Joins what the check found with what answers to other checks gave away. */
export function mergeViolations(finding: Finding, level: Level, violations: Violation[]): Finding {
  const worst = violations.find(({ severity }) => severity === 'fail') ?? violations[0]
  if (!worst || finding.verdict === 'fail' || finding.verdict === 'not-applicable') return finding
  const broken = level === 'must' && worst.severity === 'fail'
  if (!broken && (finding.verdict === 'warn' || finding.verdict === 'error')) return finding
  const { reason, expected, actual, exchange: culprit } = worst
  return { verdict: broken ? 'fail' : 'warn', reason, expected, actual, culprit }
}

/** What a requirement comes to that no check was run for. */
export function judgeUnchecked({ level, untestable }: Requirement, isSelected: boolean): Finding {
  if (untestable) return { verdict: 'not-applicable', reason: `cannot be proved from outside: ${untestable}` }
  if (!isSelected) return { verdict: 'skip', reason: 'not selected' }
  if (level === 'open' || level === 'may')
    return { verdict: 'not-applicable', reason: 'the documents leave it open; nothing is asked of the target' }
  return { verdict: 'not-tested', reason: 'no check proves this requirement yet' }
}

/** A failure that another failure explains is not a second failure. */
export function applyRootCauses(results: CheckResult[], definitions: Map<string, CheckDefinition>): void {
  const broken = new Set(results.filter(({ verdict }) => verdict === 'fail').map(({ id }) => id))
  for (const result of results) {
    const cause = definitions.get(result.id)?.blockedBy.find((id) => id !== result.id && broken.has(id))
    if (!cause || !['fail', 'error', 'inconclusive'].includes(result.verdict)) continue
    Object.assign(result, { verdict: 'inconclusive', reason: `blocked by ${cause}${result.reason ? `: ${result.reason}` : ''}` })
  }
}

const PASSED: Verdict[] = ['pass', 'warn', 'observed']

export function summarise(results: CheckResult[]): Summary {
  const counts = Object.fromEntries(
    VERDICTS.map((verdict) => [verdict, results.filter((result) => result.verdict === verdict).length]),
  ) as Summary['counts']
  const musts = results.filter(({ level, verdict }) => level === 'must' && verdict !== 'not-applicable')
  const passed = musts.filter(({ verdict }) => PASSED.includes(verdict)).length
  const failed = musts.filter(({ verdict }) => verdict === 'fail').length
  const must = { total: musts.length, passed, failed, untested: musts.length - passed - failed }
  return { verdict: concludeRun(must, counts), must, counts }
}

/** Verdicts that come from a check that was run. */
const TRIED: Verdict[] = ['pass', 'fail', 'warn', 'observed', 'inconclusive', 'error']

/** A run in which nothing was tried at all proves nothing, and says so loudly. */
function concludeRun(must: Summary['must'], counts: Summary['counts']): Summary['verdict'] {
  if (TRIED.every((verdict) => counts[verdict] === 0)) return 'error'
  if (must.failed > 0) return 'nonconformant'
  if (counts.error > 0) return 'error'
  return must.untested > 0 || must.total === 0 ? 'no-failures-found' : 'conformant'
}
