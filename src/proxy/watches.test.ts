import { describe, expect, test } from 'vitest'
import type { Seen } from './watch.ts'
import { startWatches } from './watches.ts'

/** What the rules find when these calls pass one after the other: `+` was kept, `-` was broken. */
function watch(...calls: Partial<Seen>[]): string[] {
  const watches = startWatches()
  return calls.flatMap((call, index) => {
    const seen = {
      n: index + 1,
      at: 0,
      until: 0,
      isGranted: true,
      isRefused: false,
      path: '/',
      query: {},
      sent: {},
      got: {},
      ...call,
    }
    return watches.flatMap((one) => one(seen)).map(({ requirement, finding }) => `${finding ? '-' : '+'}${requirement}`)
  })
}

const refused = { isGranted: false, isRefused: true }
const generate = (token: string, userId = 1): Partial<Seen> => ({ operation: 'generateOneTimeToken', sent: { userId }, got: { token } })
const exchange = (code: string, got = {}): Partial<Seen> => ({ operation: 'authorizeOneTime', sent: { code }, got: { userId: 1, ...got } })

describe('the rules that span calls', () => {
  test('a code is good for one use', () => {
    expect(watch(exchange('a'), { ...exchange('a'), ...refused })).toEqual(['+A2-3'])
    expect(watch(exchange('a'), exchange('a'))).toEqual(['-A2-3'])
    expect(watch({ ...exchange('a'), ...refused }, exchange('a'))).toEqual([])
  })

  test('a code is good for a minute', () => {
    const late = { at: 60_000, until: 60_005 }
    expect(watch({ ...generate('a'), at: 0, until: 0 }, { ...exchange('a'), at: 59_999, until: 60_001 })).toEqual(['+A4-2'])
    expect(watch({ ...generate('a'), at: 0, until: 0 }, { ...exchange('a'), ...late })).toEqual(['-A2-4', '+A4-2'])
    expect(watch({ ...generate('a'), at: 0, until: 0 }, { ...exchange('a'), ...refused, ...late })).toEqual(['+A2-4'])
    expect(watch({ ...generate('a'), at: 0, until: 3 }, { ...exchange('a'), ...late })).toEqual(['+A4-2'])
  })

  test('a code and an accessToken stand for their user', () => {
    expect(watch(generate('a', 2), exchange('a'))).toEqual(['-A4-2'])
    const again = { operation: 'authorizeAccessToken', sent: { accessToken: 'x' } }
    expect(watch(exchange('a', { accessToken: 'x' }), { ...again, got: { userId: 1 } })).toEqual(['+A3-1'])
    expect(watch(exchange('a', { accessToken: 'x' }), { ...again, got: { userId: 2 } })).toEqual(['-A3-1'])
  })

  test('an inappToken is passed on, and insisted on', () => {
    const first = exchange('a', { inappToken: 'i' })
    expect(watch(first, { ...generate('t'), query: { inapptoken: 'i' } })).toEqual(['+A4-21'])
    expect(watch(first, { ...generate('t'), ...refused })).toEqual(['-A4-21', '+A4-6'])
    expect(watch(first, generate('t'))).toEqual(['-A4-21', '-A4-6'])
    expect(watch(first, { ...generate('t'), query: { inappToken: 'other' } })).toEqual(['-A4-21', '-A4-5'])
    expect(watch(exchange('a'), generate('t'))).toEqual([])
  })

  test.each([
    ['A1-2', 'issueCrmApiToken', 'crmApiToken'],
    ['A4-9', 'generateOneTimeToken', 'token'],
    ['B15-2', 'issueSsoCode', 'code'],
    ['T1-8', 'createTrader', 'login'],
    ['T8-3', 'changeBalance', 'balanceHistoryId'],
  ])('%s: %s never gives the same %s twice', (id, operation, field) => {
    expect(watch({ operation, got: { [field]: 7 } }, { operation, got: { [field]: 7 } })).toEqual([`-${id}`])
    expect(watch({ operation, got: { [field]: 7 } }, { operation, got: { [field]: 8 } })).toEqual([`+${id}`])
  })

  test('an adapter token ends with its log-out', () => {
    const authorization = 'Bearer t'
    const end = { operation: 'revokeAdapterToken', authorization }
    expect(watch(end, { authorization, path: '/orders' })).toEqual(['-C2-9'])
    expect(watch(end, { authorization, path: '/orders', ...refused })).toEqual(['+C2-9'])
    expect(watch(end, end)).toEqual([])
  })

  test('the next page of T3 begins where the last one ended', () => {
    const page = (to: string, earliest?: number, query = {}): Partial<Seen> => ({
      operation: 'listTraders',
      query: { from: '2026-01-01T00:00:00.000', to, ...query },
      traderPage: { hasMore: true, ...(earliest !== undefined && { earliest }) },
    })
    const newest = page('2026-03-01T00:00:00.000', Date.UTC(2026, 1, 1))
    expect(watch(newest, page('2026-02-01T00:00:00.001', 1))).toEqual(['+T3-19'])
    expect(watch(newest, page('2026-02-01T00:00:00.000', 1))).toEqual(['-T3-19'])
    expect(watch(newest, page('2026-02-28T00:00:00.000', 1))).toEqual(['-T3-19'])
    expect(watch(newest, page('2026-02-01T00:00:00.000', 1, { groupId: '1' }))).toEqual([])
    expect(watch(newest, newest)).toEqual([])
    expect(watch(page('2026-03-01T00:00:00.000'))).toEqual(['-T3-19'])
  })

  test('nothing that passes can make a rule fail', () => {
    const odd = JSON.parse('{ "code": { "toString": 1 }, "accessToken": [], "userId": null, "__proto__": 5 }') as Record<string, unknown>
    expect(
      watch(
        ...['authorizeOneTime', 'generateOneTimeToken', 'authorizeAccessToken', 'issueSsoCode'].map((operation) => ({
          operation,
          sent: odd,
          got: odd,
        })),
      ),
    ).toEqual([])
  })
})
