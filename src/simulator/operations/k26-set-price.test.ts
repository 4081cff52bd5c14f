import { describe, expect, it } from 'vitest'
import { ask, letPass, makeWorld, refusedBy } from '../testing/make-world.ts'
import { deal, EURUSD, openAccount } from '../testing/open-account.ts'
import { openPositionsOf } from '../valuation.ts'
import type { World } from '../world.ts'
import { setPrice } from './k26-set-price.ts'
import { getTrader } from './t2-get-trader.ts'

const price = (world: World, bid: number, ask_ = bid) => ask(world, setPrice, { body: { symbolId: EURUSD, bid, ask: ask_ } })

/** 100 dollars, and 10 000 euros bought at 1.00, which bind all of it at 1:100. */
function makeLong() {
  const world = makeWorld()
  price(world, 100_000)
  const { login } = openAccount(world, 200)
  deal(world, login, 'BUY', 100_000, { volume: 1_000_000 })
  return { world, login }
}

describe('a price', () => {
  it('values long positions at the bid and short ones at the ask', () => {
    const { world, login } = makeLong()
    deal(world, login, 'SELL', 100_000, { volume: 500_000 })
    price(world, 100_100, 100_300)
    // 10 000 × 0.001 - 5000 × 0.003
    expect(ask(world, getTrader, { path: { login } }).body!.equity).toBe(20_000 + 1000 - 1500)
  })

  it('moves the extremes of the day with the equity before and after it', () => {
    const { world, login } = makeLong()
    letPass(world, 24 * 60 * 60 * 1000)
    price(world, 100_500)
    expect(ask(world, getTrader, { path: { login } }).body).toMatchObject({ minEquityDaily: 20_000, maxEquityDaily: 25_000 })
  })

  it('warns once when the margin level falls to a threshold, and again after it has risen', () => {
    const { world, login } = makeLong()
    const calls = () =>
      world.events
        .after(0, 1000)
        .filter(({ message }) => message === 'MarginCallEvent')
        .map(({ type, record }) => [type, (record as { thresholdId: string }).thresholdId])
    price(world, 99_500)
    price(world, 99_400)
    expect(calls()).toEqual([['CREATE', `${login}MC_1`]])
    price(world, 100_000)
    price(world, 99_100)
    expect(calls()).toEqual([
      ['CREATE', `${login}MC_1`],
      ['UPDATE', `${login}MC_1`],
      ['CREATE', `${login}MC_2`],
    ])
  })

  it('closes positions when the margin level falls to the stop out', () => {
    const { world, login } = makeLong()
    price(world, 98_501)
    expect(openPositionsOf(world, login)).toHaveLength(1)
    price(world, 98_500)
    expect(openPositionsOf(world, login)).toEqual([])
    expect(world.traders.get(login)!.balance).toBe(5_000_000_000n)
  })

  it('is refused when it is crossed or of no symbol', () => {
    const world = makeWorld()
    expect(refusedBy(() => price(world, 110_001, 110_000))).toBe('K26-3')
    expect(refusedBy(() => ask(world, setPrice, { body: { symbolId: 9999, bid: 1, ask: 1 } }))).toBe('K26-2')
  })
})
