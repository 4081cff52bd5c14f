import { expect, it } from 'vitest'
import { type LinkedAccountFilter, passesFilter } from './linked-account-filter.ts'

const account = { environmentName: 'demo', userId: 7, login: 1000001, utcCreateTimestamp: 1000 }
const passes = (filter: Partial<LinkedAccountFilter>) => passesFilter(account, { environmentName: 'demo', ...filter })

it('lets everything of the environment pass when nothing else is asked', () => {
  expect(passes({})).toBe(true)
  expect(passes({ environmentName: 'live' })).toBe(false)
})

it('includes the moment of from and excludes the moment of to', () => {
  expect(passes({ from: 1000 })).toBe(true)
  expect(passes({ from: 1001 })).toBe(false)
  expect(passes({ to: 1000 })).toBe(false)
  expect(passes({ to: 1001 })).toBe(true)
})

it('looks for users, ids and logins', () => {
  expect(passes({ userId: 8 })).toBe(false)
  expect(passes({ traderLogins: [1000002, 1000001] })).toBe(true)
  expect(passes({ traderLogins: [] })).toBe(false)
  expect(passes({ traderIds: [1000002] })).toBe(false)
})

it('wants every filter passed', () => {
  expect(passes({ userId: 7, traderIds: [1000001], traderLogins: [1000001], from: 1, to: 2000 })).toBe(true)
  expect(passes({ userId: 7, traderIds: [1000001], traderLogins: [1000002], from: 1, to: 2000 })).toBe(false)
})
