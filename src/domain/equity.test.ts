import { describe, expect, it, test } from 'vitest'
import { cashEquityOf, equityOf, extremesAt, freeFundsOf, freeMarginOf, NOTHING_OPEN } from './equity.ts'

const funds = { balance: 1000n, bonus: 50n, nonWithdrawableBonus: 20n }

describe('an account without positions', () => {
  it('is worth its balance and its bonuses', () => {
    expect(equityOf(funds, NOTHING_OPEN)).toBe(1070n)
    expect(freeMarginOf(funds, NOTHING_OPEN)).toBe(1070n)
  })

  it('can be emptied of its balance and of no bonus', () => {
    expect(cashEquityOf(funds, NOTHING_OPEN)).toBe(1000n)
    expect(freeFundsOf(funds, NOTHING_OPEN)).toBe(1000n)
  })
})

describe('an account with positions', () => {
  it('can give away neither what margin binds nor what it would lose', () => {
    expect(freeFundsOf(funds, { unrealised: 0n, usedMargin: 600n })).toBe(470n)
    expect(freeFundsOf(funds, { unrealised: -300n, usedMargin: 10n })).toBe(700n)
  })

  it('cannot give away a profit that is not realised', () => {
    expect(cashEquityOf(funds, { unrealised: 500n, usedMargin: 0n })).toBe(1500n)
    expect(freeFundsOf(funds, { unrealised: 500n, usedMargin: 0n })).toBe(1000n)
  })
})

test('the extremes of the day follow the equity and begin anew at 00:00 UTC', () => {
  const evening = Date.UTC(2026, 0, 15, 23, 59, 59, 999)
  const opened = extremesAt({ equityDay: 0, minEquity: 0n, maxEquity: 0n }, 100n, evening)
  const risen = extremesAt(opened, 130n, evening)
  const fallen = extremesAt(risen, 90n, evening)
  expect([fallen.minEquity, fallen.maxEquity]).toEqual([90n, 130n])

  const next = extremesAt(fallen, 95n, evening + 1)
  expect([next.minEquity, next.maxEquity]).toEqual([95n, 95n])
})
