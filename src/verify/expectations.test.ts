import { expect, test } from 'vitest'
import type { RunResult, Verdict } from '../../suites/kit/result.ts'
import { applyExpectations } from './expectations.ts'
import { makeCheckResult, makeResult } from './testing.ts'

const expectation = { check: 'A2-3', reason: 'known', owner: 'crm team', expires: '2026-06-30' }

function apply(verdict: Verdict, { today = '2026-01-01', list = [expectation] } = {}): RunResult {
  const result = makeResult([makeCheckResult({ id: 'A2-3', verdict })])
  applyExpectations(list, result, today)
  return result
}

test('an expected failure is excused', () => {
  const { checks, expectationProblems } = apply('fail')
  expect(checks[0]?.excused).toEqual({ reason: 'known', owner: 'crm team', expires: '2026-06-30' })
  expect(expectationProblems).toEqual([])
})

test('an expected failure that passes is a problem', () => {
  expect(apply('pass').expectationProblems).toEqual(['A2-3 is expected to fail, and passed: take it off the list (owner: crm team)'])
})

test('an expired expectation excuses nothing', () => {
  const { checks, expectationProblems } = apply('fail', { today: '2026-07-01' })
  expect(checks[0]?.excused).toBeUndefined()
  expect(expectationProblems?.[0]).toContain('expired on 2026-06-30')
})

test('an expectation of an unknown check is a problem', () => {
  expect(apply('fail', { list: [{ ...expectation, check: 'A9-9' }] }).expectationProblems?.[0]).toContain('there is no such check')
})

test('a check stands on the list once', () => {
  expect(apply('fail', { list: [expectation, expectation] }).expectationProblems).toEqual([
    'A2-3 stands on the list twice (owner: crm team)',
  ])
})

test('what could not be tested is no problem of the list', () => {
  const { checks, expectationProblems } = apply('not-tested')
  expect(checks[0]?.excused).toBeUndefined()
  expect(expectationProblems).toEqual([])
})
