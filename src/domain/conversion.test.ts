import { expect, test } from 'vitest'
import { marginRateAt, rateBetween, SAME } from './conversion.ts'

test('what is worth as much needs no conversion', () => {
  expect(rateBetween(1, 1)).toBe(SAME)
})

test('a Swiss franc of 1.25 dollars is two units of what is worth 0.625', () => {
  expect(rateBetween(1.25, 0.625)).toBe(2n * SAME)
})

test('a euro at 1.0928 dollars costs a dollar account as much', () => {
  expect(marginRateAt(109_280, SAME)).toBe(109_280_000n)
})
