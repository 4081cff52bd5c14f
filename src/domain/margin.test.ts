import { describe, expect, it, test } from 'vitest'
import { isAtOrBelow, marginOf, usedMarginOf } from './margin.ts'
import type { MarginCalculation, Position } from './records.ts'

const DOLLAR = 100_000_000n

/** 1000 units at a price of 1.1 are 1100 dollars; at a leverage of 1:100 they bind 11. */
function position(tradeSide: 'BUY' | 'SELL', volume: number, symbolId = 1): Position {
  return { tradeSide, volume, symbolId, marginRate: 110_000_000n, moneyDigits: 2 } as Position
}

test('a position binds its value divided by the leverage', () => {
  expect(marginOf(position('BUY', 100_000), 10_000)).toBe(11n * DOLLAR)
  expect(marginOf(position('BUY', 100_000), 100)).toBe(1100n * DOLLAR)
})

describe('the margins of a symbol', () => {
  const positions = [position('BUY', 300_000), position('SELL', 100_000), position('BUY', 100_000)]
  const used = (totalMarginCalculationType: MarginCalculation) =>
    usedMarginOf({ totalMarginCalculationType, leverageInCents: 10_000 }, positions)

  it('count by the largest one with MAX', () => expect(used('MAX')).toBe(33n * DOLLAR))
  it('are added up with SUM', () => expect(used('SUM')).toBe(55n * DOLLAR))
  it('count by the difference of long and short with NET', () => expect(used('NET')).toBe(33n * DOLLAR))
})

test('symbols do not offset each other', () => {
  const positions = [position('BUY', 100_000, 1), position('SELL', 100_000, 2)]
  expect(usedMarginOf({ totalMarginCalculationType: 'NET', leverageInCents: 10_000 }, positions)).toBe(22n * DOLLAR)
})

test('a margin level is equity by used margin, and there is none without margin in use', () => {
  expect(isAtOrBelow(1.5, 150n, 100n)).toBe(true)
  expect(isAtOrBelow(1.5, 151n, 100n)).toBe(false)
  expect(isAtOrBelow(1.5, -5n, 0n)).toBe(false)
})
