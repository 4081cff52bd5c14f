import assert, { AssertionError } from 'node:assert'
import { expect, test } from 'vitest'
import { findCulprit } from './culprit.ts'
import type { Exchange } from './exchange.ts'

const answered = (...statuses: number[]) => statuses.map((status, n) => ({ n, response: { status } }) as unknown as Exchange)

function failureOf(work: () => void): AssertionError {
  try {
    work()
  } catch (error) {
    if (error instanceof AssertionError) return error
  }
  throw new Error('it did not fail')
}

test('a status that differs points at its exchange, and not at the control after it', () => {
  expect(
    findCulprit(
      failureOf(() => assert.equal(404, 400)),
      answered(404, 200),
    )?.n,
  ).toBe(0)
  expect(
    findCulprit(
      failureOf(() => assert.deepEqual([403, 200, 403], [403, 403, 403])),
      answered(403, 200, 403, 201),
    )?.n,
  ).toBe(1)
  expect(
    findCulprit(
      failureOf(() => assert.deepEqual(['A4: 401'], [])),
      answered(403, 401, 200),
    )?.n,
  ).toBe(1)
  expect(
    findCulprit(
      failureOf(() => assert.ok(false, 'any 2xx will do, not 404')),
      answered(404, 200),
    )?.n,
  ).toBe(0)
})

test('without a status it is the last exchange', () => {
  expect(
    findCulprit(
      failureOf(() => assert.ok(false, 'nobody is authorised')),
      answered(404, 200),
    )?.n,
  ).toBe(1)
  expect(
    findCulprit(
      failureOf(() => assert.equal('a', 'b')),
      [],
    ),
  ).toBeUndefined()
})
