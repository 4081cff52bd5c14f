import { expect, it } from 'vitest'
import { type AttemptFacts, chooseBackoff, type Failure, judgeAttempt, type RetryRules } from './callback-delivery.ts'

const facts = (known: Partial<AttemptFacts>): AttemptFacts => ({
  kind: 'registration',
  status: 200,
  trouble: undefined,
  violation: undefined,
  hasJsonBody: false,
  ...known,
})

it.each<[Partial<AttemptFacts>, Failure | undefined]>([
  [{}, undefined],
  [{ status: 204 }, undefined],
  [{ status: 302 }, '3xx'],
  [{ status: 404 }, '4xx'],
  [{ status: 500 }, '5xx'],
  [{ status: undefined, trouble: 'timeout' }, 'timeout'],
  [{ kind: 'attribution', violation: 'brokerResult is unknown' }, 'invalid'],
])('judges %j', (known, failure) => {
  expect(judgeAttempt(facts(known), 'any-2xx')).toBe(failure)
})

it('counts as taken note of what the dialect counts', () => {
  expect(judgeAttempt(facts({ status: 202 }), 'only-200')).toBe('invalid')
  expect(judgeAttempt(facts({ status: 204 }), 'only-204')).toBeUndefined()
  expect(judgeAttempt(facts({}), 'json')).toBe('invalid')
  expect(judgeAttempt(facts({ hasJsonBody: true }), 'json')).toBeUndefined()
})

const rules: RetryRules = { retryOn: ['timeout', 'connection', '5xx'], retries: 3, backoff: [1, 5, 25] }

it('waits 1, 5 and 25 seconds, and gives up then', () => {
  expect([1, 2, 3, 4].map((failed) => chooseBackoff('5xx', failed, rules))).toEqual([1000, 5000, 25_000, undefined])
  expect(chooseBackoff('4xx', 1, rules)).toBeUndefined()
})

it('goes on for ever where the dialect has it so', () => {
  expect(chooseBackoff('timeout', 1000, { ...rules, retries: null })).toBe(25_000)
})
