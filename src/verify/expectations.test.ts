import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import type { RunResult, Verdict } from '../../suites/kit/result.ts'
import { applyExpectations, loadExpectations } from './expectations.ts'
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

test('a warning can be expected too, and an observation counts as passing', () => {
  expect(apply('warn').checks[0]?.excused).toEqual({ reason: 'known', owner: 'crm team', expires: '2026-06-30' })
  expect(apply('observed').expectationProblems?.[0]).toContain('and passed')
})

test('an expectation holds on its last day', () => {
  expect(apply('fail', { today: '2026-06-30' }).expectationProblems).toEqual([])
})

test('without a list there are no problems to tell', () => {
  expect(apply('fail', { list: [] }).expectationProblems).toBeUndefined()
})

const folder = mkdtempSync(join(tmpdir(), 'tripact-expectations-'))
afterAll(() => rmSync(folder, { recursive: true }))

function load(text: string) {
  const path = join(folder, 'expectations.yaml')
  writeFileSync(path, text)
  return loadExpectations(path)
}
const line = (change: object = {}) => JSON.stringify([expectation, { ...expectation, ...change }])

test('a list is read from a file', () => {
  expect(load('- { check: A2-3, reason: known, owner: crm team, expires: "2026-06-30" }')).toEqual([expectation])
})

test.each([
  ['a file that is no YAML', '- {', /cannot be read: [^\n]+$/],
  ['no list', 'check: A2-3', /must be a list of \{ check, reason, owner, expires \}/],
  ['a missing reason', line({ reason: undefined }), 'entry 2 needs "reason" as a text'],
  ['an empty owner', line({ owner: '' }), 'entry 2 needs "owner" as a text'],
  ['a check that is no text', line({ check: 5 }), 'entry 2 needs "check" as a text'],
  ['an entry that is no record', '[null]', 'entry 1 needs "check" as a text'],
  ['an unknown key', line({ until: 'never' }), 'entry 2 has an unknown key "until"'],
  ['a day of another form', line({ expires: '30.06.2026' }), 'entry 2: "expires" must be a day such as 2027-01-31'],
  ['more than a day', line({ expires: '2026-06-30T12:00:00Z' }), '"expires" must be a day'],
  ['something before the day', line({ expires: '+002026-06-30' }), '"expires" must be a day'],
  ['a day that does not exist', line({ expires: '2026-13-01' }), '"expires" must be a day'],
])('%s is a usage error', (_what, text, message) => {
  expect(() => load(text)).toThrow(message)
})

test('a file that is not there is a usage error', () => {
  expect(() => loadExpectations(join(folder, 'none.yaml'))).toThrow(/expectations: .*none\.yaml cannot be read: ENOENT/)
})
