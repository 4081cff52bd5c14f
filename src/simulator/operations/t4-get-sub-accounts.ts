import { equityOf } from '../../domain/equity.ts'
import { scaleMoney } from '../../domain/money.ts'
import type { Money, Trader } from '../../domain/records.ts'
import { answerWith, toInteger } from '../exact-integers.ts'
import { findTrader } from '../find-trader.ts'
import type { Operation } from '../operation.ts'
import { roundingIn } from '../trader-record.ts'
import { valueAccount } from '../valuation.ts'

/** T4: the sub-accounts of an account, with totals in the money digits of that account. */
export const getSubAccounts: Operation<'getSubAccounts'> = ({ path }, world) => {
  const { moneyDigits } = findTrader(world, path.login, 'T4-8')
  const subAccounts = world.traders.by('subAccountOf', path.login)
  // The totals are the sums of what the records show, to the last digit.
  const total = (amountOf: (trader: Trader) => Money) =>
    toInteger(subAccounts.reduce((sum, trader) => sum + scaleMoney(amountOf(trader), moneyDigits, roundingIn(world.dialect)), 0n))
  return answerWith(200, {
    subAccountLogins: { login: subAccounts.map(({ login }) => login) },
    totalSubAccountsBalance: total(({ balance }) => balance),
    totalSubAccountsEquity: total((trader) => equityOf(trader, valueAccount(world, trader))),
  })
}
