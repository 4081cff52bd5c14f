import type { Trader } from '../domain/records.ts'
import { dayOf } from '../domain/timestamp.ts'
import { DEFAULTS } from '../domain/trader-fields.ts'
import { nextLogin } from './ids.ts'
import type { World } from './world.ts'

type Demanded =
  | 'accessRights'
  | 'accountType'
  | 'balance'
  | 'brokerName'
  | 'depositCurrency'
  | 'groupName'
  | 'hashedPassword'
  | 'leverageInCents'
  | 'totalMarginCalculationType'

/** What an account is made from: everything that is left out gets its default, and a login and money digits as the world gives them. */
export type NewAccount = Pick<Trader, Demanded> & Partial<Trader>

/** Stores a new account. Whoever opens it announces it; furnished worlds do not. */
export function newTrader(world: World, wanted: NewAccount): Trader {
  const group = world.groups.get(wanted.groupName)
  const registered = wanted.registrationTimestamp ?? world.now
  const equity = wanted.balance + (wanted.bonus ?? 0n) + (wanted.nonWithdrawableBonus ?? 0n)
  const trader: Trader = {
    login: wanted.login ?? nextLogin(world),
    environmentName: wanted.environmentName ?? group?.environmentName ?? world.given.environmentName,
    accessRights: wanted.accessRights,
    accountType: wanted.accountType,
    balance: wanted.balance,
    bonus: wanted.bonus ?? 0n,
    nonWithdrawableBonus: wanted.nonWithdrawableBonus ?? 0n,
    brokerName: wanted.brokerName,
    depositCurrency: wanted.depositCurrency,
    groupName: wanted.groupName,
    hashedPassword: wanted.hashedPassword,
    leverageInCents: wanted.leverageInCents,
    totalMarginCalculationType: wanted.totalMarginCalculationType,
    contactDetails: wanted.contactDetails ?? DEFAULTS.contactDetails,
    description: wanted.description ?? DEFAULTS.description,
    isLimitedRisk: wanted.isLimitedRisk ?? DEFAULTS.isLimitedRisk,
    lastName: wanted.lastName ?? DEFAULTS.lastName,
    limitedRiskMarginCalculationStrategy: wanted.limitedRiskMarginCalculationStrategy ?? DEFAULTS.limitedRiskMarginCalculationStrategy,
    maxLeverage: wanted.maxLeverage ?? DEFAULTS.maxLeverage,
    name: wanted.name ?? DEFAULTS.name,
    sendOwnStatement: wanted.sendOwnStatement ?? DEFAULTS.sendOwnStatement,
    sendStatementToBroker: wanted.sendStatementToBroker ?? DEFAULTS.sendStatementToBroker,
    swapFree: wanted.swapFree ?? DEFAULTS.swapFree,
    moneyDigits: wanted.moneyDigits ?? moneyDigitsIn(world, wanted.groupName),
    registrationTimestamp: registered,
    lastUpdateTimestamp: wanted.lastUpdateTimestamp ?? registered,
    lastConnectionTimestamp: wanted.lastConnectionTimestamp ?? 0,
    lastDealTimestamp: wanted.lastDealTimestamp ?? null,
    subAccountOf: wanted.subAccountOf ?? null,
    brokerAccountDisplayName: wanted.brokerAccountDisplayName ?? null,
    equityDay: dayOf(registered),
    minEquity: equity,
    maxEquity: equity,
  }
  world.traders.set(trader.login, trader)
  return trader
}

/** The money digits of accounts opened in a group: its own, or more where the dialect asks for more. */
export function moneyDigitsIn(world: World, groupName: string): number {
  return Math.max(world.groups.get(groupName)?.moneyDigits ?? 0, world.dialect['balance.moneyDigits'])
}
