import { describe, expect, it } from 'vitest'
import { SAME } from './conversion.ts'
import { enlarge, nightlySwap, profitOf, reduce } from './position.ts'
import type { Position } from './records.ts'

const DOLLAR = 100_000_000n

/** 1000 units of EUR/USD, sold at 1.09280 by deal 1 at time 10. */
const sold: Position = {
  positionId: 31,
  login: 1_000_001,
  symbolId: 1,
  tradeSide: 'SELL',
  volume: 100_000,
  closedVolume: 0,
  entryPrice: 109_280,
  closePrice: null,
  status: 'OPEN',
  openTimestamp: 10,
  closeTimestamp: null,
  lastUpdateTimestamp: 10,
  createOrderId: 41,
  swap: 0n,
  swapDay: 0,
  marginRate: 109_280_000n,
  lots: [{ dealId: 1, volume: 100_000, executionTimestamp: 10 }],
  moneyDigits: 2,
}

describe('a result', () => {
  it('is exact: 150 points on 1000 units are 1.50', () => {
    expect(profitOf(sold, 109_130, 100_000, SAME)).toBe((3n * DOLLAR) / 2n)
    expect(profitOf({ ...sold, tradeSide: 'BUY' }, 109_130, 100_000, SAME)).toBe((-3n * DOLLAR) / 2n)
  })

  it('is converted to the deposit currency, and rounded to what the account can show', () => {
    expect(profitOf(sold, 109_130, 100_000, 50_000_000n)).toBe((3n * DOLLAR) / 4n)
    expect(profitOf(sold, 109_279, 12_345, SAME)).toBe(0n)
    expect(profitOf({ ...sold, moneyDigits: 8 }, 109_279, 12_345, SAME)).toBe(123_450n)
  })
})

describe('a position', () => {
  const added = { dealId: 2, volume: 300_000, price: 109_480, at: 20 }

  it('grows by fills of its own side, at the volume-weighted price', () => {
    const grown = enlarge(sold, added, 109_480_000n)
    expect(grown).toMatchObject({
      volume: 400_000,
      entryPrice: 109_430,
      lots: [{ dealId: 1 }, { dealId: 2, volume: 300_000, executionTimestamp: 20 }],
    })
  })

  it('shrinks by closing deals, oldest opening deal first, and keeps its entry price', () => {
    const grown = enlarge(sold, added, 109_480_000n)
    const { position, offsets, offsetDealTimestamp } = reduce(grown, { dealId: 3, volume: 150_000, price: 109_000, at: 30 })
    expect(offsets).toEqual([
      { openDealId: 1, volume: 100_000, swap: 0n },
      { openDealId: 2, volume: 50_000, swap: 0n },
    ])
    expect(offsetDealTimestamp).toBe(10)
    expect(position).toMatchObject({
      status: 'OPEN',
      volume: 250_000,
      closedVolume: 150_000,
      entryPrice: 109_430,
      lots: [{ dealId: 2, volume: 250_000 }],
    })
  })

  it('is closed when nothing is left', () => {
    const { position } = reduce(sold, { dealId: 2, volume: 100_000, price: 109_130, at: 30 })
    expect(position).toMatchObject({
      status: 'CLOSED',
      volume: 0,
      closedVolume: 100_000,
      closePrice: 109_130,
      closeTimestamp: 30,
      lots: [],
    })
  })

  it('realises the share of its swap that belongs to the closed volume, to the last hundredth', () => {
    const swapped = { ...enlarge(sold, { ...added, volume: 200_000 }, SAME), swap: -10n * DOLLAR }
    const first = reduce(swapped, { dealId: 3, volume: 100_000, price: 109_000, at: 30 })
    expect(first.realizedSwap).toBe(-333_000_000n)
    const last = reduce(first.position, { dealId: 4, volume: 200_000, price: 109_000, at: 40 })
    expect(first.realizedSwap + last.realizedSwap).toBe(-10n * DOLLAR)
    expect(last.position.swap).toBe(0n)
  })

  it('earns or costs a swap for each night, by its volume', () => {
    expect(nightlySwap(sold, -60, SAME)).toBe(-60_000_000n)
  })
})
