import { expect, it } from 'vitest'
import { ask, makeWorld, refusedBy } from '../testing/make-world.ts'
import { deal, openAccount } from '../testing/open-account.ts'
import { getTrader } from './t2-get-trader.ts'
import { deleteTrader } from './t7-delete-trader.ts'

it('removes the account with its links, and lets its sub-accounts go on alone', () => {
  const world = makeWorld()
  const { traderLogin: login, uidTraderAccountId } = world.given
  const sub = openAccount(world, 0, { subAccountOf: login })
  expect(ask(world, deleteTrader, { path: { login } }).status).toBe(204)

  expect(refusedBy(() => ask(world, getTrader, { path: { login } }))).toBe('T2-19')
  expect(refusedBy(() => ask(world, deleteTrader, { path: { login } }))).toBe('T7-7')
  expect(world.accountLinks.has(uidTraderAccountId)).toBe(false)
  expect(world.traders.get(sub.login)!.subAccountOf).toBeNull()
  expect(world.events.after(world.events.next - 2, 1)).toMatchObject([{ message: 'TraderEvent', type: 'DELETE', record: { login } }])
})

it('keeps an account with open positions, or closes them first', () => {
  const world = makeWorld()
  const { login } = openAccount(world, 100)
  deal(world, login, 'BUY', 110_000)
  expect(refusedBy(() => ask(world, deleteTrader, { path: { login } }))).toBe('T7-5')

  world.dialect = { ...world.dialect, 'traders.deleteWithPositions': 'allow' }
  ask(world, deleteTrader, { path: { login } })
  expect(world.positions.by('login', login)).toMatchObject([{ status: 'CLOSED' }])
  expect(world.events.after(world.events.next - 3, 2).map(({ type }) => type)).toEqual(['UPDATE', 'DELETE'])
})

it('may keep an account with a balance', () => {
  const world = makeWorld({ dialect: { 'traders.deleteWithBalance': 'refuse' } })
  expect(refusedBy(() => ask(world, deleteTrader, { path: openAccount(world, 1) }))).toBe('T7-6')
  expect(ask(world, deleteTrader, { path: openAccount(world, 0) }).status).toBe(204)
})
