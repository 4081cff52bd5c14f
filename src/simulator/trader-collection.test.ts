import { expect, it } from 'vitest'
import type { Trader } from '../domain/records.ts'
import { TraderCollection } from './trader-collection.ts'

function collect(...accounts: [login: number, registrationTimestamp: number][]): TraderCollection {
  const traders = new TraderCollection()
  for (const [login, registrationTimestamp] of accounts) traders.set(login, { login, registrationTimestamp, subAccountOf: null } as Trader)
  return traders
}

const window = (traders: TraderCollection, from: number, to: number) => Array.from(traders.newestFirst(from, to), ({ login }) => login)

it('finds a window of time, newest first', () => {
  const traders = collect([1, 10], [2, 20], [3, 20], [4, 30])
  expect(window(traders, 10, 30)).toEqual([3, 2, 1])
  expect(window(traders, 11, 31)).toEqual([4, 3, 2])
  expect(window(traders, 0, 10)).toEqual([])
  expect(window(traders, 30, 20)).toEqual([])
})

it('keeps the order when accounts come late, change or go', () => {
  const traders = collect([1, 10], [4, 30], [2, 20], [3, 20])
  expect(window(traders, 0, 99)).toEqual([4, 3, 2, 1])
  traders.set(2, { ...traders.get(2)!, name: 'Mia' })
  traders.delete(3)
  traders.delete(77)
  expect(window(traders, 0, 99)).toEqual([4, 2, 1])
  traders.set(1, { ...traders.get(1)!, registrationTimestamp: 25 })
  expect(window(traders, 0, 99)).toEqual([4, 1, 2])
  traders.clear()
  expect(window(traders, 0, 99)).toEqual([])
})
