import { expect, test } from 'vitest'
import { Patience } from './patience.ts'

function wait(patience: Patience, times: number): void {
  for (let count = 0; count < times; count++) patience.waitedInVain()
}

test('a target that never answers is soon waited for less', () => {
  const patience = new Patience()
  wait(patience, 4)
  expect(patience.allow(10_000)).toBe(10_000)
  wait(patience, 1)
  expect(patience.allow(10_000)).toBe(500)
  expect(patience.allow(200)).toBe(200)
})

test('a target that answered once is waited for in full, and so is one that begins to answer', () => {
  const patience = new Patience()
  wait(patience, 9)
  patience.answered()
  wait(patience, 9)
  expect(patience.allow(10_000)).toBe(10_000)
})
