import { describe, expect, it } from 'vitest'
import { ask, letPass, makeWorld, refusedBy } from '../testing/make-world.ts'
import { deal, EURUSD, openAccount } from '../testing/open-account.ts'
import { setPrice } from './k26-set-price.ts'
import { getTrader } from './t2-get-trader.ts'
import { changeBalance } from './t8-change-balance.ts'

const DAY = 24 * 60 * 60 * 1000

describe('a record', () => {
  it('follows open positions: 1000 euros bought at 1.10 bind 11 dollars at 1:100, and a cent of price is worth 10', () => {
    const world = makeWorld()
    const { login } = openAccount(world, 1000)
    ask(world, setPrice, { body: { symbolId: EURUSD, bid: 110_000, ask: 110_010 } })
    deal(world, login, 'BUY', 110_000)
    ask(world, setPrice, { body: { symbolId: EURUSD, bid: 111_000, ask: 111_010 } })

    expect(ask(world, getTrader, { path: { login } }).body).toMatchObject({
      balance: 100_000,
      equity: 101_000,
      cashEquity: 101_000,
      usedMargin: 1100,
      freeMargin: 99_900,
      minEquityDaily: 100_000,
      maxEquityDaily: 101_000,
    })
  })

  it('begins the extremes of the day anew at 00:00 UTC', () => {
    const world = makeWorld()
    const { login } = openAccount(world, 100)
    ask(world, changeBalance, { path: { login }, body: { login, type: 'DEPOSIT', preciseAmount: 50 } })
    ask(world, changeBalance, { path: { login }, body: { login, type: 'WITHDRAW', preciseAmount: 30 } })
    expect(ask(world, getTrader, { path: { login } }).body).toMatchObject({
      equity: 12_000,
      minEquityDaily: 10_000,
      maxEquityDaily: 15_000,
    })

    letPass(world, DAY / 2 - 1)
    expect(ask(world, getTrader, { path: { login } }).body).toMatchObject({ minEquityDaily: 10_000, maxEquityDaily: 15_000 })
    letPass(world, 1)
    expect(ask(world, getTrader, { path: { login } }).body).toMatchObject({ minEquityDaily: 12_000, maxEquityDaily: 12_000 })
  })

  it('tells an integer that no double can hold exactly', () => {
    const world = makeWorld()
    const { login } = openAccount(world, 0, { moneyDigits: 8, balance: 9_007_199_254_740_993n })
    const answer = ask(world, getTrader, { path: { login } }) as unknown as { raw: { text: string } }
    expect(answer.raw.text).toContain('"balance":9007199254740993,')
  })

  it('tells the last connection as the platform at hand does', () => {
    const told = (dialect: object, lastConnectionTimestamp: number) => {
      const world = makeWorld({ dialect })
      const { login } = openAccount(world, 0, { lastConnectionTimestamp })
      return ask(world, getTrader, { path: { login } }).body!.lastConnectionTimestamp
    }
    expect(told({}, 0)).toBe(0)
    expect(told({ 'traders.lastConnectionInitial': null }, 0)).toBeNull()
    expect(told({ 'traders.lastConnectionInitial': 'absent' }, 0)).toBeUndefined()
    expect(told({}, 1_790_000_000_123)).toBe(1_790_000_000_123)
    expect(told({ 'traders.lastConnectionUnit': 'seconds' }, 1_790_000_000_123)).toBe(1_790_000_000)
  })

  it('may have extremes that are always 0', () => {
    const world = makeWorld({ dialect: { 'traders.dailyEquity': 'zero' } })
    const { login } = openAccount(world, 100)
    expect(ask(world, getTrader, { path: { login } }).body).toMatchObject({ minEquityDaily: 0, maxEquityDaily: 0 })
  })
})

it('refuses a login that no account has', () => {
  expect(refusedBy(() => ask(makeWorld(), getTrader, { path: { login: 999_999 } }))).toBe('T2-19')
})
