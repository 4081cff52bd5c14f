import { judgeUnchecked } from '../../suites/kit/judge.ts'
import type { Requirement } from '../../suites/kit/requirement.ts'
import type { CheckResult, Verdict } from '../../suites/kit/result.ts'
import type { Monitor } from './monitor.ts'
import { type Side, sideOf } from './side.ts'
import type { Count } from './tally.ts'

/** Whose mistakes count; the other's are shown all the same. */
export type Judged = Side | 'both'

/** What the traffic showed of one requirement. Nothing passes because nothing happened. */
export function judgeRow(row: Requirement, { requirements, operations }: Monitor, judged: Judged): CheckResult {
  const count = counted(requirements.get(row.id), judged)
  const calls = row.ref === undefined ? undefined : operations.get(row.ref)
  const seen = calls ? calls.kept + calls.broken : 0
  return { ...describe(row), ...judge(row, count, seen), ms: 0, exchanges: exchangesOf(count) }
}

/** The calls of one operation as a whole: whatever was wrong that is no requirement of the other side. */
export function judgeCalls(ref: string, { operations }: Monitor, judged: Judged): CheckResult {
  const count = counted(operations.get(ref), judged)
  const row = {
    id: ref,
    level: 'must' as const,
    sentence: `Every call of ${ref} that passed was well-formed and got an answer`,
    source: '',
  }
  return { ...describe(row), ...judgeCount(row.sentence, count), ms: 0, exchanges: exchangesOf(count) }
}

function judgeCount(sentence: string, count: Count): Found {
  if (count.examples.length > 0) return tellBroken('fail', sentence, count)
  if (count.broken > 0) return { verdict: 'observed', reason: `${count.broken} calls had mistakes of the side that is not judged` }
  return { verdict: 'pass', reason: times(count.kept) }
}

function describe({ id, level, sentence, source }: Pick<Requirement, 'id' | 'level' | 'sentence' | 'source'>) {
  return { id, level, title: sentence, sentence, source, group: id.replace(/-\d+$/, '') }
}

type Found = Pick<CheckResult, 'verdict'> & Partial<CheckResult>

function judge(row: Requirement, count: Count, seen: number): Found {
  if (count.examples.length > 0) {
    const isError = count.examples.some(({ finding }) => finding.severity === 'error')
    const verdict = row.level === 'must' && isError ? 'fail' : row.level === 'must' || row.level === 'should' ? 'warn' : 'observed'
    return tellBroken(verdict, row.sentence, count)
  }
  if (count.kept > 0) return { verdict: row.level === 'open' ? 'observed' : 'pass', reason: times(count.kept) }
  const unseen = judgeUnchecked(row, true)
  if (unseen.verdict !== 'not-tested') return unseen
  const reason =
    seen > 0 ? `${row.ref} passed ${seen} times and nothing spoke against it, which is no proof` : 'nothing that passed touched it'
  return { verdict: 'not-tested', reason }
}

function tellBroken(verdict: Verdict, sentence: string, { broken, examples }: Count): Found {
  const { finding } = examples[0]!
  const actual = `${sideOf(finding)}: ${finding.pointer} ${finding.message}`
  return { verdict, reason: broken > 1 ? `${actual} (${broken} times)` : actual, expected: sentence, actual }
}

function times(count: number): string {
  return `held each time it was seen (${count})`
}

/** Without the mistakes of the side that is not judged. */
function counted(count: Count, judged: Judged): Count {
  if (judged === 'both') return count
  return { ...count, examples: count.examples.filter(({ finding }) => sideOf(finding) === judged) }
}

function exchangesOf({ examples }: Count): number[] {
  return [...new Set(examples.map(({ exchange }) => exchange.n))]
}
