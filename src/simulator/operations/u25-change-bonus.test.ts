import { expect, it } from 'vitest'
import type { Input } from '../operation.ts'
import { ask, makeWorld, refusedBy } from '../testing/make-world.ts'
import { openAccount } from '../testing/open-account.ts'
import { getTrader } from './t2-get-trader.ts'
import { changeBonus } from './u25-change-bonus.ts'

it('gives and takes bonus, apart from balance and from bonus that cannot be withdrawn', () => {
  const world = makeWorld()
  const { login } = openAccount(world, 10)
  const change = (type: Input<'changeBonus'>['body']['type'], preciseAmount: number) =>
    ask(world, changeBonus, { path: { login }, body: { login, type, preciseAmount } }).body!.bonusHistoryId
  const { next } = world.events
  expect(change('DEPOSIT', 25.5)).not.toBe(change('WITHDRAW', 5))

  const record = ask(world, getTrader, { path: { login } }).body
  expect(record).toMatchObject({ balance: 1000, bonus: 2050, nonWithdrawableBonus: 0, equity: 3050, cashEquity: 1000 })
  const events = world.events.after(next - 1, 10).map(({ message, type }) => `${message} ${type}`)
  expect(events).toEqual(['BonusHistoryEvent CREATE', 'TraderEvent UPDATE', 'BonusHistoryEvent CREATE', 'TraderEvent UPDATE'])
  expect(refusedBy(() => change('WITHDRAW', 20.51))).toBe('U25-10')
  expect(refusedBy(() => change('DEPOSIT', 0))).toBe('U25-14')
})
