import assert from 'node:assert/strict'
import { describe, expect, test } from 'vitest'
import type { Exchange } from './exchange.ts'
import { applyRootCauses, type Ending, judgeEnding, judgeUnchecked, mergeViolations, summarise } from './judge.ts'
import { Blocked, Inconclusive, NoAnswer, NotApplicable, NotTested, Unreachable } from './outcome.ts'
import type { CheckDefinition } from './registry.ts'
import type { Requirement } from './requirement.ts'
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

const exchangeOf = (status: number | undefined, body = '', more: Partial<Exchange> = {}): Exchange => ({
  n: 3,
  at: '',
  from: 'suite',
  to: 'crm',
  sentAt: 0,
  receivedAt: 1,
  request: { method: 'POST', url: 'http://crm.example:4020/oauth2/crmApiToken?secret=1', headers: [], body: Buffer.alloc(0) },
  ...(status !== undefined && { response: { status, headers: [], body: Buffer.from(body) } }),
  ...more,
})

describe('the words of a failure', () => {
  const failing = (work: () => void, exchanges: Exchange[] = []) => judgeEnding('must', ending({ error: errorOf(work), exchanges }))

  test('tell what was not wanted', () => {
    expect(failing(() => assert.notEqual(5, 5))).toEqual({
      verdict: 'fail',
      reason: 'expected anything but 5, got 5',
      expected: 'anything but 5',
      actual: '5 (nothing was asked)',
    })
  })

  test('tell the form that a text should have', () => {
    expect(failing(() => assert.match('abc', /^\d+$/))).toMatchObject({
      expected: 'text like /^\\d+$/',
      actual: '"abc" (nothing was asked)',
    })
  })

  test("are the check's own where it has some, down to the end of the line", () => {
    expect(failing(() => assert.equal(5, 6, 'the sum is six\nreally'))).toMatchObject({ reason: 'the sum is six', expected: '6' })
    expect(failing(() => assert.fail('never here'))).toMatchObject({ reason: 'never here', expected: 'never here' })
    expect(failing(() => assert.equal(false, true, 'it holds'))).toMatchObject({ reason: 'it holds', expected: 'true' })
  })

  test('call an empty list none', () => {
    expect(failing(() => assert.deepEqual(['A'], []))).toMatchObject({ expected: 'none', actual: '["A"] (nothing was asked)' })
    expect(failing(() => assert.deepEqual('', []))).toMatchObject({ actual: '"" (nothing was asked)' })
  })

  test('call what is not there nothing', () => {
    expect(failing(() => assert.equal(undefined, 5)).reason).toBe('expected 5, got nothing')
  })

  test("are the check's own about a value that is expected to be true", () => {
    expect(failing(() => assert.ok(0, 'zero is something'))).toMatchObject({ reason: 'zero is something', actual: 'nothing was asked' })
  })

  test('tell the answer that they are about, without query and host', () => {
    expect(failing(() => assert.equal(404, 200), [exchangeOf(404, 'gone')])).toMatchObject({
      actual: '404 (POST /oauth2/crmApiToken answered 404 gone)',
      culprit: 3,
    })
    expect(failing(() => assert.equal(204, 200), [exchangeOf(204)]).actual).toBe('204 (POST /oauth2/crmApiToken answered 204)')
    expect(failing(() => assert.fail('no'), [exchangeOf(undefined, '', { error: 'reset' })]).actual).toBe('POST /oauth2/crmApiToken: reset')
  })
})

describe('a check that breaks over an answer', () => {
  const typeError = new TypeError("Cannot read properties of undefined (reading 'x')")
  const judgeError = (error: unknown, exchanges: Exchange[]) => judgeEnding('must', ending({ error, exchanges }))

  test.each([
    ['a refusal', exchangeOf(404, '{"error":1}')],
    ['a redirection', exchangeOf(300, '{"userId":1}')],
    ['no body to speak of', exchangeOf(200, '{}')],
    ['no answer', exchangeOf(undefined, '', { error: 'reset' })],
  ])('is no bug of ours: %s', (_what, exchange) => {
    expect(judgeError(typeError, [exchangeOf(200, '{"a":1}'), exchange])).toMatchObject({
      verdict: 'inconclusive',
      reason: expect.stringMatching(/^an answer could not be used: POST \/oauth2\/crmApiToken/),
    })
  })

  test('is a bug of ours when the answers were usable, or the error is another one', () => {
    expect(judgeError(typeError, [exchangeOf(200, '[1]')]).verdict).toBe('error')
    expect(judgeError(typeError, []).verdict).toBe('error')
    expect(judgeError(new RangeError('too much'), [exchangeOf(404)])).toMatchObject({
      verdict: 'error',
      reason: expect.stringMatching(/^the check itself broke: RangeError: too much\n/),
    })
    expect(judgeError('a text', [exchangeOf(404)])).toEqual({ verdict: 'error', reason: 'the check itself broke: a text' })
  })

  test.each([() => BigInt(1.5), () => BigInt('x'), () => BigInt(undefined as unknown as string)])(
    'is no bug of ours where a whole number is due: %s',
    (work) => {
      const reason = 'an answer holds no whole number where one is due: POST /oauth2/crmApiToken answered 200 {"a":1.5}'
      expect(judgeError(errorOf(work), [exchangeOf(200, '{"a":1.5}')])).toEqual({ verdict: 'inconclusive', reason })
      expect(judgeError(errorOf(work), []).verdict).toBe('error')
    },
  )
})

test('what was decided beforehand stands, with its reason', () => {
  expect(judgeEnding('must', ending({ verdict: 'skip', reason: 'not selected', error: broken }))).toEqual({
    verdict: 'skip',
    reason: 'not selected',
  })
  expect(judgeEnding('must', ending({ verdict: 'skip' }))).toEqual({ verdict: 'skip' })
})

test('an answer that never comes breaks the sentence; a target that is gone proves nothing', () => {
  const error = new NoAnswer('no answer within 10000 ms')
  const words = { reason: error.message, expected: 'an answer', actual: error.message }
  expect(judgeEnding('must', ending({ error }))).toEqual({ verdict: 'fail', ...words })
  expect(judgeEnding('open', ending({ error }))).toEqual({ verdict: 'observed', ...words })
  expect(judgeEnding('must', ending({ error: new Unreachable('nobody listens') }))).toEqual({
    verdict: 'inconclusive',
    reason: 'nobody listens',
  })
})

test('several warnings are told together', () => {
  expect(judgeEnding('must', ending({ warnings: ['odd', 'strange'] })).reason).toBe('odd; strange')
})

const violation = { requirement: 'A2-1', severity: 'fail', reason: 'wrong form', expected: 'integer', actual: '"1"', exchange: 7 } as const

test('what other checks saw counts too', () => {
  expect(mergeViolations({ verdict: 'pass' }, 'must', [violation]).verdict).toBe('fail')
  expect(mergeViolations({ verdict: 'inconclusive' }, 'must', [violation]).verdict).toBe('fail')
  expect(mergeViolations({ verdict: 'pass' }, 'must', [{ ...violation, severity: 'warn' }]).verdict).toBe('warn')
  expect(mergeViolations({ verdict: 'pass' }, 'should', [violation]).verdict).toBe('warn')
  expect(mergeViolations({ verdict: 'fail', reason: 'own' }, 'must', [violation])).toEqual({ verdict: 'fail', reason: 'own' })
})

test('of what other checks saw the worst counts, and is told with its exchange', () => {
  const odd = { ...violation, severity: 'warn', reason: 'odd' } as const
  const { requirement: _row, severity: _severity, exchange: culprit, ...words } = violation
  expect(mergeViolations({ verdict: 'pass' }, 'must', [odd, violation])).toEqual({ verdict: 'fail', ...words, culprit })
  expect(mergeViolations({ verdict: 'error' }, 'must', [violation]).verdict).toBe('fail')
  for (const verdict of ['warn', 'error', 'not-applicable'] as const) {
    expect(mergeViolations({ verdict, reason: 'own' }, 'must', [odd])).toEqual({ verdict, reason: 'own' })
  }
  expect(mergeViolations({ verdict: 'not-applicable' }, 'must', [violation])).toEqual({ verdict: 'not-applicable' })
  expect(mergeViolations({ verdict: 'warn' }, 'should', [violation])).toEqual({ verdict: 'warn' })
  expect(mergeViolations({ verdict: 'pass' }, 'must', [])).toEqual({ verdict: 'pass' })
})

test('what nobody checks is told, not passed', () => {
  const row: Requirement = { id: 'X-1', level: 'must', sentence: '', source: '', roles: ['crm'], operations: [], points: [] }
  const isOpen = { verdict: 'not-applicable', reason: 'the documents leave it open; nothing is asked of the target' }
  expect(judgeUnchecked(row, true)).toEqual({ verdict: 'not-tested', reason: 'no check proves this requirement yet' })
  expect(judgeUnchecked({ ...row, level: 'should' }, true).verdict).toBe('not-tested')
  expect(judgeUnchecked({ ...row, untestable: 'why' }, true)).toEqual({
    verdict: 'not-applicable',
    reason: 'cannot be proved from outside: why',
  })
  expect(judgeUnchecked({ ...row, level: 'open' }, true)).toEqual(isOpen)
  expect(judgeUnchecked({ ...row, level: 'may' }, true)).toEqual(isOpen)
  expect(judgeUnchecked(row, false)).toEqual({ verdict: 'skip', reason: 'not selected' })
})

const result = (id: string, verdict: CheckResult['verdict'], level: CheckResult['level'] = 'must') =>
  ({ id, level, verdict, title: '', sentence: '', source: '', group: '', ms: 0, exchanges: [] }) as CheckResult

test('a failure that another one explains is blocked by it', () => {
  const results = [result('A1-1', 'fail'), result('A2-1', 'fail'), result('A2-2', 'pass')]
  const definitions = new Map(results.map(({ id }) => [id, { blockedBy: ['A1-1'] } as unknown as CheckDefinition]))
  applyRootCauses(results, definitions)
  expect(results.map(({ verdict }) => verdict)).toEqual(['fail', 'inconclusive', 'pass'])
})

test('only what went wrong is blocked, by what failed, and says by what', () => {
  const blockedBy = (ids: string[]) => ({ blockedBy: ids }) as unknown as CheckDefinition
  const results = [
    result('A1-1', 'fail'),
    result('A1-2', 'warn'),
    result('A2-1', 'error'),
    { ...result('A2-2', 'inconclusive'), reason: 'no token' },
  ]
  results.push(result('A2-3', 'fail'), result('A2-4', 'not-tested'), result('A2-5', 'fail'))
  const definitions = new Map([
    ['A1-1', blockedBy(['A1-1'])],
    ['A2-1', blockedBy(['A1-2', 'A1-1'])],
    ['A2-2', blockedBy(['A1-1'])],
    ['A2-3', blockedBy(['A1-2'])],
    ['A2-4', blockedBy(['A1-1'])],
  ])
  applyRootCauses(results, definitions)
  expect(results.map(({ verdict, reason }) => (reason ? `${verdict}: ${reason}` : verdict))).toEqual([
    'fail',
    'warn',
    'inconclusive: blocked by A1-1',
    'inconclusive: blocked by A1-1: no token',
    'fail',
    'not-tested',
    'fail',
  ])
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
