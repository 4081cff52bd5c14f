import assert from 'node:assert/strict'
import { describe, expect, test } from 'vitest'
import { applyRootCauses, type Ending, judgeEnding, judgeUnchecked, mergeViolations, summarise } from './judge.ts'
import { Blocked, Inconclusive, NoAnswer, NotApplicable, NotTested } from './outcome.ts'
import type { CheckDefinition } from './registry.ts'
import type { CheckResult } from './result.ts'

const ending = (more: Partial<Ending> = {}): Ending => ({ warnings: [], exchanges: [], ms: 1, ...more })
const errorOf = (work: () => void): unknown => {
  try {
    work()
  } catch (error) {
    return error
  }
}
const broken = errorOf(() => assert.equal(200, 404))

describe('the verdict of one check', () => {
  test.each([
    ['must', 'fail'],
    ['should', 'warn'],
    ['may', 'observed'],
    ['open', 'observed'],
  ] as const)('a broken %s is %s', (level, verdict) => {
    expect(judgeEnding(level, ending({ error: broken }))).toMatchObject({ verdict, expected: '404', reason: 'expected 404, got 200' })
  })

  test.each([
    [new Inconclusive('no premise'), 'inconclusive'],
    [new Blocked('A1-1', 'no token'), 'inconclusive'],
    [new NotTested('no hook'), 'not-tested'],
    [new NotApplicable('no such user'), 'not-applicable'],
    [new NoAnswer('no answer within 10000 ms'), 'fail'],
    [new RangeError('a bug'), 'error'],
  ] as const)('%s comes to %s', (error, verdict) => {
    expect(judgeEnding('must', ending({ error })).verdict).toBe(verdict)
  })

  test('ending well is a pass, with a warning a warn, and on an open point an observation', () => {
    expect(judgeEnding('must', ending()).verdict).toBe('pass')
    expect(judgeEnding('must', ending({ warnings: ['odd'] }))).toEqual({ verdict: 'warn', reason: 'odd' })
    expect(judgeEnding('open', ending()).verdict).toBe('observed')
  })

  test('a plain truth that does not hold is told by its sentence', () => {
    const error = errorOf(() => assert.ok(1 > 2, 'one is more than two'))
    expect(judgeEnding('must', ending({ error }))).toMatchObject({ expected: 'one is more than two', actual: 'nothing was asked' })
  })

  test('strings keep their quotes, so that "5" and 5 differ', () => {
    const error = errorOf(() => assert.equal('5', 5))
    expect(judgeEnding('must', ending({ error })).reason).toBe('expected 5, got "5"')
  })
})

const violation = { requirement: 'A2-1', severity: 'fail', reason: 'wrong form', expected: 'integer', actual: '"1"', exchange: 7 } as const

test('what other checks saw counts too', () => {
  expect(mergeViolations({ verdict: 'pass' }, 'must', [violation]).verdict).toBe('fail')
  expect(mergeViolations({ verdict: 'inconclusive' }, 'must', [violation]).verdict).toBe('fail')
  expect(mergeViolations({ verdict: 'pass' }, 'must', [{ ...violation, severity: 'warn' }]).verdict).toBe('warn')
  expect(mergeViolations({ verdict: 'pass' }, 'should', [violation]).verdict).toBe('warn')
  expect(mergeViolations({ verdict: 'fail', reason: 'own' }, 'must', [violation])).toEqual({ verdict: 'fail', reason: 'own' })
})

test('what nobody checks is told, not passed', () => {
  const row = { id: 'X-1', level: 'must', sentence: '', source: '', roles: ['crm'], operations: [], points: [] } as const
  expect(judgeUnchecked({ ...row, roles: ['crm'], operations: [], points: [] }, true).verdict).toBe('not-tested')
  expect(judgeUnchecked({ ...row, roles: ['crm'], operations: [], points: [], untestable: 'why' }, true).verdict).toBe('not-applicable')
  expect(judgeUnchecked({ ...row, roles: ['crm'], operations: [], points: [], level: 'open' }, true).verdict).toBe('not-applicable')
  expect(judgeUnchecked({ ...row, roles: ['crm'], operations: [], points: [] }, false).verdict).toBe('skip')
})

const result = (id: string, verdict: CheckResult['verdict'], level: CheckResult['level'] = 'must') =>
  ({ id, level, verdict, title: '', sentence: '', source: '', group: '', ms: 0, exchanges: [] }) as CheckResult

test('a failure that another one explains is blocked by it', () => {
  const results = [result('A1-1', 'fail'), result('A2-1', 'fail'), result('A2-2', 'pass')]
  const definitions = new Map(results.map(({ id }) => [id, { blockedBy: ['A1-1'] } as unknown as CheckDefinition]))
  applyRootCauses(results, definitions)
  expect(results.map(({ verdict }) => verdict)).toEqual(['fail', 'inconclusive', 'pass'])
})

describe('the verdict of a run', () => {
  test.each([
    [[], 'error'],
    [[result('A', 'pass'), result('B', 'warn'), result('C', 'observed'), result('D', 'not-applicable')], 'conformant'],
    [[result('A', 'pass'), result('B', 'not-tested')], 'no-failures-found'],
    [[result('A', 'pass'), result('B', 'inconclusive')], 'no-failures-found'],
    [[result('A', 'pass'), result('B', 'not-tested', 'should')], 'conformant'],
    [[result('A', 'fail'), result('B', 'error')], 'nonconformant'],
    [[result('A', 'pass'), result('B', 'error')], 'error'],
    [[result('A', 'not-applicable'), result('B', 'not-tested')], 'error'],
    [[result('A', 'pass', 'should')], 'no-failures-found'],
  ] as const)('case %#', (results, verdict) => {
    expect(summarise([...results]).verdict).toBe(verdict)
  })

  test('counts musts as the interface says', () => {
    const { must } = summarise([
      result('A', 'pass'),
      result('B', 'warn'),
      result('C', 'fail'),
      result('D', 'skip'),
      result('E', 'not-applicable'),
      result('F', 'pass', 'should'),
    ])
    expect(must).toEqual({ total: 4, passed: 2, failed: 1, untested: 1 })
  })
})
