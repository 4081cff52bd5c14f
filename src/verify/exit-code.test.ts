import { expect, test } from 'vitest'
import type { RunResult, Verdict } from '../../suites/kit/result.ts'
import { chooseExitCode } from './exit-code.ts'
import { makeCheckResult, makeResult } from './testing.ts'

const lenient = { strict: false, certify: false }
const runOf = (verdict: Verdict, given: Partial<RunResult> = {}) => makeResult([makeCheckResult({ id: 'A2-3', verdict })], given)

test.each([
  ['pass', 0],
  ['warn', 0],
  ['observed', 0],
  ['inconclusive', 0],
  ['fail', 1],
  ['error', 5],
  ['not-tested', 5], // nothing was tried
] as const)('a run with the verdict %s ends with %i', (verdict, code) => {
  expect(chooseExitCode(runOf(verdict), lenient)).toBe(code)
})

test('--strict makes a warning a failure', () => {
  expect(chooseExitCode(runOf('warn'), { ...lenient, strict: true })).toBe(1)
  expect(chooseExitCode(runOf('pass'), { ...lenient, strict: true })).toBe(0)
})

test('--certify wants everything tested', () => {
  expect(chooseExitCode(runOf('inconclusive'), { ...lenient, certify: true })).toBe(4)
  expect(chooseExitCode(runOf('pass'), { ...lenient, certify: true })).toBe(0)
})

test('an expected failure is fine, a list that does not hold is not', () => {
  const excused = { reason: 'known', owner: 'crm team', expires: '2026-06-30' }
  expect(chooseExitCode(makeResult([makeCheckResult({ id: 'A2-3', verdict: 'fail', excused })]), lenient)).toBe(0)
  expect(chooseExitCode(runOf('pass', { expectationProblems: ['stale'] }), lenient)).toBe(1)
})

test('no checks at all is our own error', () => {
  expect(chooseExitCode(makeResult([]), lenient)).toBe(5)
})

test('interrupted and unreachable runs say so', () => {
  expect(chooseExitCode(runOf('fail', { interrupted: true }), lenient)).toBe(130)
  expect(chooseExitCode(runOf('fail', { unreachable: 'gone' }), lenient)).toBe(3)
})

test('an error of our own is told even where nothing else is amiss', () => {
  const summary = { ...makeResult([makeCheckResult({ id: 'A2-3' })]).summary, verdict: 'no-failures-found' as const }
  expect(chooseExitCode(runOf('error', { summary }), lenient)).toBe(5)
})
