import type { Dialect } from '../contract/dialect.ts'
import type { components } from '../contract/generated/platform.ts'
import { cashEquityOf, equityOf, extremesAt, freeMarginOf, type Valuation } from '../domain/equity.ts'
import { scaleMoney } from '../domain/money.ts'
import type { Money, Trader } from '../domain/records.ts'
import { toInteger } from './exact-integers.ts'
import { valueAccount } from './valuation.ts'
import type { World } from './world.ts'

export type TraderRecord = components['schemas']['Trader']

/** The trader record of the documents, as the account is now. */
export function readAccount(world: World, trader: Trader): TraderRecord {
  return describeTrader(trader, valueAccount(world, trader), world)
}

/** The trader record of the documents. Monetary fields count in the account's money digits. */
export function describeTrader(trader: Trader, valuation: Valuation, { dialect, now }: { dialect: Dialect; now: number }): TraderRecord {
  const money = (amount: Money) => toInteger(scaleMoney(amount, trader.moneyDigits, roundingIn(dialect)))
  const equity = equityOf(trader, valuation)
  const follows = dialect['traders.dailyEquity'] === 'follow'
  const { minEquity, maxEquity } = extremesAt(trader, equity, now)
  const record: TraderRecord = {
    login: trader.login,
    accessRights: trader.accessRights,
    accountType: trader.accountType,
    balance: money(trader.balance),
    brokerName: trader.brokerName,
    depositCurrency: trader.depositCurrency,
    groupName: trader.groupName,
    leverageInCents: trader.leverageInCents,
    totalMarginCalculationType: trader.totalMarginCalculationType,
    contactDetails: trader.contactDetails,
    description: trader.description,
    isLimitedRisk: trader.isLimitedRisk,
    lastName: trader.lastName,
    limitedRiskMarginCalculationStrategy: trader.limitedRiskMarginCalculationStrategy,
    maxLeverage: trader.maxLeverage,
    name: trader.name,
    sendOwnStatement: trader.sendOwnStatement,
    sendStatementToBroker: trader.sendStatementToBroker,
    swapFree: trader.swapFree,
    bonus: money(trader.bonus),
    equity: money(equity),
    freeMargin: money(freeMarginOf(trader, valuation)),
    cashEquity: money(cashEquityOf(trader, valuation)),
    usedMargin: money(valuation.usedMargin),
    nonWithdrawableBonus: money(trader.nonWithdrawableBonus),
    moneyDigits: trader.moneyDigits,
    lastUpdateTimestamp: trader.lastUpdateTimestamp,
    registrationTimestamp: trader.registrationTimestamp,
    minEquityDaily: follows ? money(minEquity) : 0,
    maxEquityDaily: follows ? money(maxEquity) : 0,
  }
  const lastConnection = describeConnection(trader.lastConnectionTimestamp, dialect)
  if (lastConnection !== undefined) record.lastConnectionTimestamp = lastConnection
  return record
}

function describeConnection(time: number, dialect: Dialect): number | null | undefined {
  const initial = dialect['traders.lastConnectionInitial']
  if (time === 0) return initial === 'absent' ? undefined : initial
  return dialect['traders.lastConnectionUnit'] === 'seconds' ? Math.floor(time / 1000) : time
}

/** How decimals that an account cannot show are rounded; a platform that refuses them meets none. */
export function roundingIn(dialect: Dialect): 'half-up' | 'truncate' {
  return dialect['balance.rounding'] === 'truncate' ? 'truncate' : 'half-up'
}
