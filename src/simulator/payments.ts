import type { RequirementId } from '../contract/generated/requirement-ids.ts'
import { hasHiddenDecimals, isTooLarge, parseAmount } from '../domain/money.ts'
import type { Money, Trader } from '../domain/records.ts'
import { refuse } from '../domain/refusal.ts'
import type { World } from './world.ts'

const FIELD = 'body.preciseAmount'

/** By which rows an amount is refused. */
export interface AmountRows {
  notPositive: RequirementId
  tooPrecise: RequirementId
  /** More decimals than the account can show, on a platform that keeps none that cannot be seen. */
  hidden: RequirementId
}

/** The amount of a payment, read from the text of the number: a double may not hold what was sent. */
export function readAmount(world: World, trader: Trader, text: string, rows: AmountRows): Money {
  const amount = parseAmount(text, world.dialect['balance.excessDecimals'])
  if (amount === 'not-positive') return refuse(rows.notPositive, 'must be more than zero', FIELD)
  if (amount === 'too-precise') return refuse(rows.tooPrecise, 'may have eight decimals at most', FIELD)
  if (amount === 'too-large') return refuse(rows.notPositive, 'is more than an account can hold', FIELD)
  if (isTooLarge(trader.balance + trader.nonWithdrawableBonus + trader.bonus + amount, trader.moneyDigits)) {
    return refuse(rows.notPositive, 'would bring the account to more than it can hold', FIELD)
  }
  if (world.dialect['balance.rounding'] === 'reject' && hasHiddenDecimals(amount, trader.moneyDigits)) {
    return refuse(rows.hidden, `the account counts ${trader.moneyDigits} decimals`, FIELD)
  }
  return amount
}
