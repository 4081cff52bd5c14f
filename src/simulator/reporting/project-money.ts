import type { BalanceEntry, BonusEntry, SwapCalculation } from '../../domain/records.ts'
import type { ReportingRecord } from '../../reporting/schema.ts'
import type { World } from '../world.ts'
import { moneyScale } from './scale.ts'

/** One change of a balance, with the money scaled by the account's own digits. */
export function projectBalanceEntry(world: World, entry: BalanceEntry): ReportingRecord {
  const { isPreciseMoney, scale } = moneyScale(world, entry.moneyDigits)
  return {
    id: entry.balanceHistoryId,
    traderId: entry.login,
    delta: scale(entry.delta),
    balance: scale(entry.balance),
    operationType: `BALANCE_OPERATION_TYPE_${entry.operationType}`,
    description: entry.comment ?? undefined,
    createTimestamp: entry.createTimestamp,
    externalNote: entry.externalNote ?? undefined,
    equity: scale(entry.equity),
    nonWithdrawableBonus: scale(entry.nonWithdrawableBonus),
    source: entry.source ?? undefined,
    externalId: entry.externalId ?? undefined,
    isPreciseMoney,
  }
}

/** One change of the broker's bonus; there are no introducing brokers here, so theirs is always 0. */
export function projectBonusEntry(world: World, entry: BonusEntry): ReportingRecord {
  const { isPreciseMoney, scale } = moneyScale(world, entry.moneyDigits)
  return {
    id: entry.bonusHistoryId,
    traderId: entry.login,
    managerDelta: scale(entry.delta),
    managerBonus: scale(entry.bonus),
    ibDelta: 0n,
    ibBonus: 0n,
    operationType: `BONUS_OPERATION_TYPE_${entry.operationType}`,
    description: entry.comment ?? undefined,
    externalNote: entry.externalNote ?? undefined,
    createTimestamp: entry.createTimestamp,
    isPreciseMoney,
  }
}

/** The swap of one night on one position. */
export function projectSwapCalculation(world: World, swap: SwapCalculation): ReportingRecord {
  const { isPreciseMoney, scale } = moneyScale(world, swap.moneyDigits)
  return {
    id: swap.id,
    positionId: swap.positionId,
    chargedSwap: scale(swap.chargedSwap),
    currentSwap: scale(swap.currentSwap),
    createTimestamp: swap.createTimestamp,
    isPreciseMoney,
  }
}
