import { expect, it } from 'vitest'
import { ask, makeWorld, refusedBy } from '../testing/make-world.ts'
import { deal, EURUSD, openAccount } from '../testing/open-account.ts'
import { addSubAccount } from './k25-add-sub-account.ts'
import { setPrice } from './k26-set-price.ts'
import { getSubAccounts } from './t4-get-sub-accounts.ts'

it('lists sub-accounts with the sums of their balances and equities', () => {
  const world = makeWorld()
  const [main, first, second] = [100, 20, 3].map((units) => openAccount(world, units).login) as [number, number, number]
  for (const subLogin of [first, second]) ask(world, addSubAccount, { body: { login: main, subLogin } })
  deal(world, second, 'BUY', 110_000, { volume: 10_000 })
  ask(world, setPrice, { body: { symbolId: EURUSD, bid: 110_100, ask: 110_100 } })

  expect(ask(world, getSubAccounts, { path: { login: main } }).body).toEqual({
    subAccountLogins: { login: [first, second] },
    totalSubAccountsBalance: 2300,
    totalSubAccountsEquity: 2310,
  })
})

it('counts in the money digits of the main account, whatever those of its sub-accounts are', () => {
  const world = makeWorld()
  const main = openAccount(world)
  openAccount(world, 1, { moneyDigits: 8, subAccountOf: main.login })
  expect(ask(world, getSubAccounts, { path: { login: main.login } }).body).toMatchObject({ totalSubAccountsBalance: 100 })
})

it('tells an account without sub-accounts by an empty list', () => {
  const world = makeWorld()
  const { login } = openAccount(world, 5)
  const nothing = { subAccountLogins: { login: [] }, totalSubAccountsBalance: 0, totalSubAccountsEquity: 0 }
  expect(ask(world, getSubAccounts, { path: { login } }).body).toEqual(nothing)
  expect(refusedBy(() => ask(world, getSubAccounts, { path: { login: 1 } }))).toBe('T4-8')
})
