import { greatestOf, leastOf } from './money.ts'
import type { Money, Trader } from './records.ts'
import { dayOf } from './timestamp.ts'

/** What the open positions of an account come to at the prices in force. */
export interface Valuation {
  /** Profit and loss with swaps. */
  unrealised: Money
  usedMargin: Money
}

export const NOTHING_OPEN: Valuation = { unrealised: 0n, usedMargin: 0n }

type Funds = Pick<Trader, 'balance' | 'bonus' | 'nonWithdrawableBonus'>

/** All that an account is worth: its balance, the bonuses lent to it, and what its open positions come to. */
export function equityOf({ balance, bonus, nonWithdrawableBonus }: Funds, { unrealised }: Valuation): Money {
  return balance + bonus + nonWithdrawableBonus + unrealised
}

/** What its owner could take out: no bonus counts. Nobody here invests in strategies, so there are no fees to take off. */
export function cashEquityOf({ balance }: Funds, { unrealised }: Valuation): Money {
  return balance + unrealised
}

/** The equity that no margin binds. */
export function freeMarginOf(funds: Funds, valuation: Valuation): Money {
  return equityOf(funds, valuation) - valuation.usedMargin
}

/** What can be withdrawn without making the balance negative or falling short of the margin. */
export function freeFundsOf(funds: Funds, valuation: Valuation): Money {
  return leastOf(funds.balance, cashEquityOf(funds, valuation), freeMarginOf(funds, valuation))
}

type Extremes = Pick<Trader, 'equityDay' | 'minEquity' | 'maxEquity'>

/** The lowest and highest equity of the day: they begin anew at 00:00 UTC, with what the equity is then. */
export function extremesAt(known: Extremes, equity: Money, now: number): Extremes {
  const equityDay = dayOf(now)
  if (known.equityDay !== equityDay) return { equityDay, minEquity: equity, maxEquity: equity }
  return { equityDay, minEquity: leastOf(equity, known.minEquity), maxEquity: greatestOf(equity, known.maxEquity) }
}
