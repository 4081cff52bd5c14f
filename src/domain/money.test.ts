import { describe, expect, it, test } from 'vitest'
import { divide, hasHiddenDecimals, isTooLarge, parseAmount, roundMoney, scaleMoney, unscaleMoney } from './money.ts'

describe('the text of a number', () => {
  test.each([
    ['0.29', 29_000_000n],
    ['0.07', 7_000_000n],
    ['4.35', 435_000_000n],
    ['250', 25_000_000_000n],
    ['1e-8', 1n],
    ['0.00000001', 1n],
    ['1.5E+2', 15_000_000_000n],
    ['12e-2', 12_000_000n],
    ['90071992.54740993', 9_007_199_254_740_993n],
    ['0.290000000000', 29_000_000n],
  ])('%s is %s hundred-millionths, exactly', (text, amount) => {
    expect(parseAmount(text)).toBe(amount)
  })

  test.each(['0', '-0', '0.0', '0e5', '-1', '-0.01', 'NaN', '', '"1"', '0x10', '.5', '1.'])('%s is no positive amount', (text) => {
    expect(parseAmount(text)).toBe('not-positive')
  })

  test.each(['1e-9', '0.123456789', '1.5e-8', '1e-400', `0.${'1'.repeat(500)}`])('%s has too many decimals', (text) => {
    expect(parseAmount(text)).toBe('too-precise')
  })

  test.each(['1e309', '1e20', '92233720368.54775808', `1${'0'.repeat(100_000)}`, '1e99999999999999999999'])(
    'an amount beyond a long is too large',
    (text) => {
      expect(parseAmount(text)).toBe('too-large')
    },
  )

  it('can be rounded to eight decimals where the platform does not refuse more', () => {
    expect(parseAmount('0.123456785', 'round')).toBe(12_345_679n)
    expect(parseAmount('0.1234567849', 'round')).toBe(12_345_678n)
    expect(parseAmount('0.000000004', 'round')).toBe('not-positive')
    expect(parseAmount(`0.${'3'.repeat(500)}`, 'round')).toBe(33_333_333n)
    expect(parseAmount('1e-400', 'round')).toBe('not-positive')
    expect(parseAmount(`1.${'0'.repeat(1_000_000)}1`, 'round')).toBe(100_000_000n)
  })
})

describe('monetary integers', () => {
  it('count in units of the money digits', () => {
    expect(scaleMoney(1_234_512_000_000n, 2)).toBe(1_234_512n)
    expect(scaleMoney(1_234_512_000_000n, 8)).toBe(1_234_512_000_000n)
    expect(unscaleMoney(1_234_512, 2)).toBe(1_234_512_000_000n)
  })

  it('are rounded half up, or cut off', () => {
    expect(scaleMoney(500_000n, 2)).toBe(1n)
    expect(scaleMoney(499_999n, 2)).toBe(0n)
    expect(scaleMoney(-500_000n, 2)).toBe(-1n)
    expect(scaleMoney(999_999n, 2, 'truncate')).toBe(0n)
    expect(scaleMoney(-999_999n, 2, 'truncate')).toBe(0n)
  })

  it('lose what an account cannot show, which can be seen beforehand', () => {
    expect(roundMoney(1_500_000n, 2)).toBe(2_000_000n)
    expect(hasHiddenDecimals(1_500_000n, 2)).toBe(true)
    expect(hasHiddenDecimals(1_500_000n, 8)).toBe(false)
    expect(hasHiddenDecimals(2_000_000n, 2)).toBe(false)
  })

  it('fit into a long', () => {
    expect(isTooLarge(2n ** 63n - 1n, 8)).toBe(false)
    expect(isTooLarge(2n ** 63n, 8)).toBe(true)
    expect(isTooLarge(2n ** 63n, 2)).toBe(false)
  })
})

test('a division rounds halves away from zero', () => {
  expect([divide(5n, 2n), divide(-5n, 2n), divide(4n, 3n), divide(-4n, 3n), divide(6n, 2n)]).toEqual([3n, -3n, 1n, -1n, 3n])
})
