import type { Trader } from '../../domain/records.ts'
import type { ReportingRecord } from '../../reporting/schema.ts'
import type { World } from '../world.ts'
import { moneyScale } from './scale.ts'

/** A trading account as reporting tells it: never with its password, nor with a hash of it. */
export function projectTrader(world: World, trader: Trader): ReportingRecord {
  return { ...projectAccount(world, trader), ...projectPerson(trader) }
}

function projectAccount(world: World, trader: Trader): ReportingRecord {
  const { isPreciseMoney, scale } = moneyScale(world, trader.moneyDigits)
  const { limitedRiskMarginCalculationStrategy: strategy } = trader
  return {
    id: trader.login,
    login: trader.login,
    groupId: world.groups.get(trader.groupName)?.groupId,
    brokerName: trader.brokerName,
    deleted: false,
    registrationTimestamp: trader.registrationTimestamp,
    lastConnectionTimestamp: trader.lastConnectionTimestamp,
    lastUpdateTimestamp: trader.lastUpdateTimestamp,
    accountType: `ACCOUNT_TYPE_${trader.accountType}`,
    accessRights: `ACCESS_RIGHTS_${trader.accessRights}`,
    depositAssetId: world.assets.get(trader.depositCurrency)?.assetId,
    leverageInCents: trader.leverageInCents,
    maxLeverage: trader.maxLeverage ?? undefined,
    totalMarginCalculationType: `TOTAL_MARGIN_CALCULATION_TYPE_${trader.totalMarginCalculationType}`,
    isLimitedRisk: trader.isLimitedRisk ?? undefined,
    limitedRiskMarginCalculationStrategy: strategy === null ? undefined : `LIMITED_RISK_MARGIN_CALCULATION_STRATEGY_${strategy}`,
    swapFree: trader.swapFree,
    sendOwnStatement: trader.sendOwnStatement ?? undefined,
    sendStatementToBroker: trader.sendStatementToBroker ?? undefined,
    subAccountOf: trader.subAccountOf ?? undefined,
    introducingBroker: false,
    balance: scale(trader.balance),
    managerBonus: scale(trader.bonus),
    ibBonus: 0n,
    nonWithdrawableBonus: scale(trader.nonWithdrawableBonus),
    isPreciseMoney,
  }
}

function projectPerson({ name, lastName, description, contactDetails }: Trader): ReportingRecord {
  return {
    name: name ?? undefined,
    lastName: lastName ?? undefined,
    description: description ?? undefined,
    countryId: contactDetails?.countryId ?? undefined,
    city: contactDetails?.city ?? undefined,
    state: contactDetails?.state ?? undefined,
    zipCode: contactDetails?.zipCode ?? undefined,
    address: contactDetails?.address ?? undefined,
    phone: contactDetails?.phone ?? undefined,
    email: contactDetails?.email ?? undefined,
    documentId: contactDetails?.documentId ?? undefined,
    introducingBroker1: contactDetails?.introducingBroker1 ?? undefined,
    introducingBroker2: contactDetails?.introducingBroker2 ?? undefined,
  }
}
