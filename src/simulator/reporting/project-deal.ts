import type { Deal, DealOffset } from '../../domain/records.ts'
import type { ReportingRecord } from '../../reporting/schema.ts'
import type { World } from '../world.ts'
import { moneyScale, scaleRate, toDecimal } from './scale.ts'

/** One execution: as a whole, at the market, without markups, commissions or introducing brokers. */
export function projectDeal(world: World, deal: Deal): ReportingRecord {
  const { isPreciseMoney } = moneyScale(world, deal.moneyDigits)
  return {
    id: deal.id,
    orderId: deal.orderId,
    volume: deal.volume,
    tradeSide: `TRADE_SIDE_${deal.tradeSide}`,
    createTimestamp: deal.executionTimestamp,
    marginRate: scaleRate(world, deal.marginRate),
    bookType: 'BOOK_TYPE_BOOK_A',
    status: 'DEAL_STATUS_FILLED',
    filledVolume: deal.volume,
    executionPrice: deal.executionPrice,
    lpExecutionPrice: deal.executionPrice,
    executionTimestamp: deal.executionTimestamp,
    lpOrderId: `lp-${deal.orderId}`,
    type: 'DEAL_TYPE_MARKET',
    tradingCommission: 0n,
    lastUpdateTimestamp: deal.executionTimestamp,
    priceSnapshotId: deal.priceSnapshotId,
    baseToUsdConversionRate: toDecimal(deal.baseToUsd),
    ibCommission: 0n,
    pocketCommission: 0n,
    pocketMarkup: 0n,
    mirroringCommission: 0n,
    markup: 0n,
    lotSize: deal.lotSize,
    stake: 0n,
    desiredVwap: deal.executionPrice,
    marketVwap: deal.executionPrice,
    closePositionDetail: deal.closePositionDetail ? projectClosing(world, deal, deal.closePositionDetail) : undefined,
    traderId: deal.login,
    isPreciseMoney,
    symbolId: deal.symbolId,
    positionId: deal.positionId,
  }
}

function projectClosing(world: World, deal: Deal, detail: NonNullable<Deal['closePositionDetail']>): ReportingRecord {
  const { isPreciseMoney, scale } = moneyScale(world, deal.moneyDigits)
  return {
    dealId: deal.id,
    entryPrice: detail.entryPrice,
    balanceHistoryId: detail.balanceHistoryId,
    closedVolume: detail.closedVolume,
    realizedSwap: scale(detail.realizedSwap),
    realizedTradingCommission: 0n,
    realizedIbCommission: 0n,
    realizedPocketCommission: 0n,
    realizedPocketMarkup: 0n,
    realizedMirroringCommission: 0n,
    rebate: 0n,
    realizedMarkup: 0n,
    closedStake: 0n,
    ibCommissionsPaid: true,
    offsetDealTimestamp: detail.offsetDealTimestamp,
    quoteToDeposit: toDecimal(detail.quoteToDeposit),
    profit: scale(detail.profit),
    isPreciseMoney,
    pnlConversionFee: 0n,
  }
}

/** How much of an opening deal a closing one took back; its money follows the account's digits, though nothing in it says so. */
export function projectDealOffset(world: World, offset: DealOffset): ReportingRecord {
  const { scale } = moneyScale(world, offset.moneyDigits)
  const { id, openDealId, closingDealId, volume } = offset
  return { id, openDealId, closingDealId, volume, stake: 0n, swap: scale(offset.swap) }
}
