import { describe, expect, test } from 'vitest'
import { judgeAnswer } from './answer-judge.ts'
import type { AnyInput } from './client.ts'
import { loadContract } from './contract.ts'
import type { Answer } from './exchange.ts'
import { OPENAPI } from './load-checks.ts'

const contract = loadContract(OPENAPI)

interface Given {
  body?: unknown
  text?: string
  type?: string
  input?: AnyInput
}

/** What an answer of this operation gives away, in short. */
function judge(operation: string, status: number, { body, text, type = 'application/json', input = {} }: Given = {}) {
  const written = text ?? (body === undefined ? '' : JSON.stringify(body))
  const answer = { status, text: written, headers: new Headers(type ? { 'content-type': type } : {}), exchange: { n: 7 } } as Answer
  return judgeAnswer(contract, contract.operations.get(operation)!, input, answer)
}
const rows = (...parameters: Parameters<typeof judge>) =>
  judge(...parameters).map(({ requirement, severity }) => `${requirement} ${severity}`)

describe('a success', () => {
  test('of the documented form has nothing wrong', () => {
    expect(rows('issueCrmApiToken', 200, { body: { crmApiToken: 'x' } })).toEqual([])
    expect(rows('issueCrmApiToken', 200, { body: { crmApiToken: 'x', more: 1 }, type: 'application/json; charset=utf-8' })).toEqual([])
    expect(rows('issueCrmApiToken', 200, { body: { crmApiToken: 'x' }, type: 'application/vnd.broker+json' })).toEqual([])
  })

  test('of another form breaks the first row of its operation', () => {
    expect(judge('issueCrmApiToken', 200, { body: { crmApiToken: 5 } })).toEqual([
      {
        requirement: 'A1-1',
        severity: 'fail',
        exchange: 7,
        reason: 'the body of A1 does not have the documented form: /crmApiToken must be string',
        expected: '/crmApiToken must be string',
        actual: '{"crmApiToken":5}',
      },
    ])
    expect(rows('issueCrmApiToken', 200, { body: {} })).toEqual(['A1-1 fail'])
    expect(rows('issueCrmApiToken', 200)).toEqual(['A1-1 fail'])
    expect(rows('issueCrmApiToken', 200, { body: { crmApiToken: null } })).toEqual(['A1-1 fail'])
  })

  test('with null in place of an optional field is odd, and not wrong', () => {
    const [odd, ...others] = judge('authorizeOneTime', 200, { body: { userId: 1, accessToken: null } })
    expect(others).toEqual([])
    expect(odd).toMatchObject({ requirement: 'A2-1', severity: 'warn', exchange: 7 })
    expect(odd?.reason).toBe('the answer of A2 holds null where a field is to be left out')
    expect(rows('authorizeOneTime', 200, { body: { userId: 1, accessToken: 5 } })).toEqual(['A2-1 fail'])
  })

  test('that is not JSON breaks the row about JSON', () => {
    expect(judge('issueCrmApiToken', 200, { text: '<html>' })[0]).toEqual({
      requirement: 'HTTP-1',
      severity: 'fail',
      exchange: 7,
      reason: 'the body of A1 is not JSON',
      expected: 'JSON',
      actual: '<html>',
    })
    expect(rows('createSsoUser', 201, { text: 'done' })).toEqual(['HTTP-2 fail'])
  })

  test('that is not labelled as JSON is odd', () => {
    const body = { crmApiToken: 'x' }
    expect(judge('issueCrmApiToken', 200, { body, type: 'text/plain' })[0]).toEqual({
      requirement: 'HTTP-4',
      severity: 'warn',
      exchange: 7,
      reason: 'the answer of A1 is not labelled as JSON',
      expected: 'content-type: application/json',
      actual: 'content-type: text/plain',
    })
    expect(judge('issueCrmApiToken', 200, { body, type: '' })[0]?.actual).toBe('no content-type')
    expect(rows('issueCrmApiToken', 200, { body, type: 'application/jsonp' })).toEqual(['HTTP-4 warn'])
    expect(rows('issueCrmApiToken', 200, { body, type: 'text/application/json' })).toEqual(['HTTP-4 warn'])
  })

  test('after a wrong value may look as it likes, but must be JSON', () => {
    expect(rows('issueCrmApiToken', 200, { body: { crmApiToken: 5 }, input: { malformed: true } })).toEqual([])
    expect(rows('issueCrmApiToken', 200, { text: 'oops', input: { malformed: true } })).toEqual(['HTTP-1 fail'])
  })

  test('with an undocumented status breaks the row that states one', () => {
    expect(judge('issueCrmApiToken', 201, { body: { crmApiToken: 'x' } })).toEqual([
      {
        requirement: 'A1-1',
        severity: 'fail',
        exchange: 7,
        reason: 'A1 answered a status that is not documented',
        expected: 'status 200',
        actual: 'status 201',
      },
    ])
    expect(rows('issueCrmApiToken', 302)).toEqual(['A1-1 fail'])
  })

  test('of which only the class is documented may have any status below 300, and any body', () => {
    expect(rows('registerUser', 203)).toEqual([])
    expect(rows('registerUser', 300)).toEqual(['A7-1 fail'])
    expect(judge('registerUser', 302)[0]?.expected).toBe('status 200 or 201 or 202 or 204')
    expect(rows('registerUser', 200, { text: 'welcome' })).toEqual(['HTTP-1 warn'])
  })

  test('without a body needs neither form nor label', () => {
    expect(rows('changeEmail', 204, { type: '' })).toEqual([])
  })

  test('that is empty where the response may be empty needs no label', () => {
    expect(rows('getSsoUserId', 200, { type: '' })).toEqual([])
    expect(rows('getSsoUserId', 200, { text: ' \r\n' })).toEqual([])
  })

  test('whose value is none of the documented ones names those', () => {
    const [violation] = judge('attributeUser', 200, { body: { brokerResult: 'MAYBE', brokerPartnerId: '1' } })
    expect(violation).toMatchObject({ requirement: 'A6-1', severity: 'fail' })
    expect(violation?.expected).toContain('/brokerResult must be equal to one of the allowed values (ATTRIBUTED_NEW, ATTRIBUTED, ')
  })

  test('of the adapter that tells a failure has rows of its own', () => {
    const failure = { s: 'error', errmsg: 'no' }
    expect(rows('generateAdapterToken', 200, { body: failure })).toEqual([])
    expect(rows('generateAdapterToken', 200, { body: { s: 'error' } })).toEqual([])
    expect(rows('generateAdapterToken', 200, { body: { s: 'ok' } })).not.toEqual([])
    expect(rows('generateAdapterToken', 200, { text: 'null' })).not.toEqual([])
    expect(rows('issueCrmApiToken', 200, { body: failure })).toEqual(['A1-1 fail'])
  })
})

describe('a refusal', () => {
  test.each([400, 403, 404, 410, 417, 405, 429])('of the CRM with %i is fine', (status) => {
    expect(rows('issueCrmApiToken', status)).toEqual([])
  })

  test('with a status that the documents do not have is odd', () => {
    expect(judge('issueCrmApiToken', 422)).toEqual([
      {
        requirement: 'ERR-1',
        severity: 'warn',
        exchange: 7,
        reason: 'A1 refused with 422, which the documents do not have',
        expected: 'one of 400, 403, 404, 410, 417',
        actual: 'status 422',
      },
    ])
    expect(rows('changeEmail', 400)).toEqual(['ERR-6 warn'])
    expect(rows('getTrader', 400)).toEqual(['ERR-7 warn'])
    expect(rows('changeEmail', 401)).toEqual([])
    expect(rows('generateAdapterToken', 418)).toEqual([])
  })
})

describe('a server error', () => {
  test('counts after a bad input only, and 503 never', () => {
    expect(rows('issueCrmApiToken', 500)).toEqual([])
    expect(rows('issueCrmApiToken', 500, { input: { malformed: true } })).toEqual(['HTTP-8 fail'])
    expect(rows('changeEmail', 599, { input: { malformed: true } })).toEqual(['HTTP-9 fail'])
    expect(rows('generateAdapterToken', 502, { input: { malformed: true } })).toEqual(['HTTP-10 fail'])
    expect(rows('issueCrmApiToken', 503, { input: { malformed: true } })).toEqual([])
  })

  test('501 is honest about a method, and about nothing else', () => {
    expect(rows('issueCrmApiToken', 501, { input: { malformed: true, method: 'BREW' } })).toEqual([])
    expect(rows('issueCrmApiToken', 501, { input: { malformed: true } })).toEqual(['HTTP-8 fail'])
    expect(rows('issueCrmApiToken', 500, { input: { malformed: true, method: 'BREW' } })).toEqual(['HTTP-8 fail'])
  })

  test('is told with what was answered', () => {
    expect(judge('issueCrmApiToken', 500, { text: 'a stack', input: { malformed: true } })[0]).toEqual({
      requirement: 'HTTP-8',
      severity: 'fail',
      exchange: 7,
      reason: 'a bad input to A1 was answered 500',
      expected: 'a refusal with 4xx',
      actual: 'status 500 a stack',
    })
  })
})

test('an answer to another method or path is held against nothing', () => {
  expect(rows('issueCrmApiToken', 201, { input: { method: 'GET' } })).toEqual([])
  expect(rows('issueCrmApiToken', 422, { input: { rawPath: '/elsewhere' } })).toEqual([])
})
