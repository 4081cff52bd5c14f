import { expect, test } from 'vitest'
import type { Verdict } from '../../suites/kit/result.ts'
import { diffResults } from './diff-results.ts'
import { makeCheckResult, makeResult } from './testing.ts'

const runOf = (verdict: Verdict) => makeResult([makeCheckResult({ id: 'A2-3', verdict })])

test.each([
  ['fail', 'pass', 'better'],
  ['not-tested', 'pass', 'better'],
  ['pass', 'fail', 'worse'],
  ['pass', 'warn', 'worse'],
  ['pass', 'inconclusive', 'worse'],
  ['pass', 'skip', 'other'],
  ['pass', 'observed', 'other'],
] as const)('from %s to %s is %s', (before, after, kind) => {
  const { better, worse, other } = diffResults(runOf(before), runOf(after))
  expect({ better: better.length, worse: worse.length, other: other.length }).toEqual({ better: 0, worse: 0, other: 0, [kind]: 1 })
})

test('a requirement that only one run has is neither better nor worse', () => {
  const { other } = diffResults(makeResult([]), runOf('pass'))
  expect(other).toEqual([{ id: 'A2-3', sentence: 'A sentence', before: 'absent', after: 'pass' }])
})

test('observations that differ are listed', () => {
  const before = makeResult([], { observations: { 'I-15': 404, 'U-05': 'both' } })
  const after = makeResult([], { observations: { 'I-15': 410, 'U-05': 'both' } })
  expect(diffResults(before, after).observations).toEqual([{ point: 'I-15', before: 404, after: 410 }])
})

test('what stays as it was is no change, whatever stands beside it', () => {
  const run = (second: Verdict) =>
    makeResult([makeCheckResult({ id: 'A1-1', verdict: 'pass' }), makeCheckResult({ id: 'A2-3', verdict: second })])
  const { better, worse, other } = diffResults(run('fail'), run('warn'))
  expect(better).toEqual([{ id: 'A2-3', sentence: 'A sentence', before: 'fail', after: 'warn' }])
  expect([...worse, ...other]).toEqual([])
})

test('a requirement that is gone keeps its sentence', () => {
  expect(diffResults(runOf('fail'), makeResult([])).other).toEqual([
    { id: 'A2-3', sentence: 'A sentence', before: 'fail', after: 'absent' },
  ])
})

test('observations come in the order of their points, new ones and old ones', () => {
  const before = makeResult([], { observations: { 'U-05': 'both' } })
  const after = makeResult([], { observations: { 'I-15': 410 } })
  expect(diffResults(before, after).observations).toEqual([
    { point: 'I-15', before: undefined, after: 410 },
    { point: 'U-05', before: 'both', after: undefined },
  ])
})
