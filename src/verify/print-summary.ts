import type { CheckResult, RunResult } from '../../suites/kit/result.ts'
import { toOneLine } from './plain-text.ts'

const MOST_REASONS = 8

const VERDICT_WORDS: Record<RunResult['summary']['verdict'], string> = {
  conformant: 'CONFORMANT',
  'no-failures-found': 'NO FAILURES FOUND',
  nonconformant: 'NONCONFORMANT',
  error: 'ERROR',
}

/** What a person reads at the end: a block per failed requirement, then the verdict. */
export function describeRun(result: RunResult, out: string): string {
  const problems = result.expectationProblems ?? []
  const failed = result.checks.filter(({ verdict }) => verdict === 'fail')
  const broken = result.checks.filter(({ verdict }) => verdict === 'error')
  const blocks = [...failed.map((check) => describeFailure(check, result)), ...broken.map(describeError)]
  const { must, counts, verdict } = result.summary
  const others = Object.entries(counts)
    .filter(([, count]) => count > 0)
    .map(([name, count]) => `${count} ${name}`)
    .join(', ')
  return [
    '',
    ...blocks,
    ...problems.map((problem) => `Expectations: ${problem}\n`),
    ...describeDoubts(result),
    ...describeCleanup(result),
    ...(result.interrupted ? ['The run was interrupted; what follows is only a part.'] : []),
    ...(result.unreachable ? [`The target could no longer be reached: ${result.unreachable}`] : []),
    ...(wasAnythingTried(result) ? [] : ['Not a single check could be run, so this says nothing about the target.']),
    `${VERDICT_WORDS[verdict]}  ${result.role} at ${toOneLine(result.target.url)}`,
    `  ${must.passed} of ${must.total} musts hold, ${must.failed} broken, ${must.untested} untested  (${others})`,
    `  report: ${out}/report.html`,
    '',
  ].join('\n')
}

function describeFailure(check: CheckResult, result: RunResult): string {
  const { excused } = check
  const shown = result.exchanges.filter(({ n, from }) => check.exchanges.includes(n) && from === 'tripact')
  const lines = [
    `✗ ${check.id}  ${toOneLine(check.sentence)}${excused ? `  (known until ${excused.expires}, owner: ${toOneLine(excused.owner)})` : ''}`,
  ]
  if (toOneLine(check.title) !== toOneLine(check.sentence)) lines.push(`    check     ${toOneLine(check.title)}`)
  lines.push(
    `    expected  ${toOneLine(check.expected ?? check.reason ?? '')}`,
    `    actual    ${toOneLine(check.actual ?? check.reason ?? '')}`,
  )
  const curl = (shown.find(({ n }) => n === check.culprit) ?? shown.at(-1))?.curl
  if (curl) lines.push(`    see it    ${toOneLine(curl, 2_000)}`)
  return `${lines.join('\n')}\n`
}

function describeError(check: CheckResult): string {
  return `‼ ${check.id}  ${toOneLine(check.sentence)}\n    our own error: ${toOneLine(check.reason ?? '', 600)}\n`
}

/** Musts that nothing could be said of, by reason: the most frequent reasons first. */
function describeDoubts({ checks }: RunResult): string[] {
  const doubtful = checks.filter(({ level, verdict }) => level === 'must' && (verdict === 'inconclusive' || verdict === 'not-tested'))
  const reasons = [...Map.groupBy(doubtful, ({ verdict, reason }) => `${verdict}: ${toOneLine(reason ?? '', 140)}`)]
  reasons.sort(([, a], [, b]) => b.length - a.length)
  const lines = reasons.slice(0, MOST_REASONS).map(([reason, some]) => `  ${reason} (${listIds(some)})`)
  if (reasons.length > MOST_REASONS) lines.push(`  and ${reasons.length - MOST_REASONS} further reasons, in the report`)
  return lines.length > 0 ? ['Musts that could not be tested:', ...lines, ''] : []
}

function listIds(checks: CheckResult[]): string {
  const ids = checks.slice(0, 6).map(({ id }) => id)
  return checks.length > 6 ? `${ids.join(', ')} and ${checks.length - 6} more` : ids.join(', ')
}

function wasAnythingTried({ summary: { counts } }: RunResult): boolean {
  return counts.pass + counts.fail + counts.warn + counts.observed + counts.inconclusive + counts.error > 0
}

function describeCleanup({ cleanup }: RunResult): string[] {
  const { problems, leftBehind } = cleanup
  const lines = problems.map((problem) => `Cleanup: ${toOneLine(problem)}`)
  if (leftBehind.length > 0)
    lines.push(`Left at the target, since the contract cannot delete it: ${toOneLine(leftBehind.join('; '), 1_000)}`)
  return lines
}
