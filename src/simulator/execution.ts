import type { DealPlan } from '../domain/netting.ts'
import { enlarge, profitOf, type Reduction, reduce } from '../domain/position.ts'
import type { BalanceEntry, Deal, DealOffset, Order, Position, PriceSnapshot, SymbolRecord, Trader, TradeSide } from '../domain/records.ts'
import { book } from './bookings.ts'
import { baseToDeposit, baseToUsd, quoteToDeposit } from './valuation.ts'
import type { World } from './world.ts'

/** A market order that is to be filled as a whole, at once and at this price. */
export interface MarketOrder {
  trader: Trader
  symbol: SymbolRecord
  tradeSide: TradeSide
  price: number
  plan: DealPlan
  isStopOut?: boolean
}

/** What the execution of a market order leaves behind. */
export interface Execution {
  deal: Deal
  offsets: DealOffset[]
  entry: BalanceEntry | undefined
}

/** The deal itself: it first takes back what it closes, then opens with the rest, in the other direction if need be. */
export function execute(world: World, market: MarketOrder, order: Order, position: Position, snapshot: PriceSnapshot): Execution {
  const { plan, price, symbol, trader } = market
  const fill = { dealId: world.nextId('deal'), price, at: world.now }
  const marginRate = baseToDeposit(world, symbol, price, trader.depositCurrency)
  const reduction = plan.closes > 0 ? reduce(position, { ...fill, volume: plan.closes }) : undefined
  let after = reduction?.position ?? position
  if (plan.opens > 0) after = enlarge(turn(after, market.tradeSide), { ...fill, volume: plan.opens }, marginRate)
  world.positions.set(after.positionId, after)
  const closing = reduction && realize(world, market, position, reduction)
  const deal: Deal = {
    id: fill.dealId,
    orderId: order.orderId,
    positionId: order.positionId,
    login: order.login,
    symbolId: order.symbolId,
    tradeSide: order.tradeSide,
    volume: order.volume,
    executionPrice: price,
    executionTimestamp: world.now,
    priceSnapshotId: snapshot.id,
    lotSize: symbol.lotSize,
    marginRate,
    baseToUsd: baseToUsd(world, symbol, price),
    closePositionDetail: closing?.detail ?? null,
    moneyDigits: trader.moneyDigits,
  }
  world.deals.set(deal.id, deal)
  return { deal, offsets: reduction ? keepOffsets(world, deal, reduction) : [], entry: closing?.entry }
}

/** A netted position that is taken back as a whole goes on in the other direction. */
function turn(position: Position, tradeSide: TradeSide): Position {
  if (position.tradeSide === tradeSide) return position
  return { ...position, tradeSide, entryPrice: 0, marginRate: 0n, closeTimestamp: null }
}

/** Books what a closing deal brings: the result of the closed part and its share of the swap. */
function realize(world: World, { price, symbol, trader, plan }: MarketOrder, before: Position, reduction: Reduction) {
  const rate = quoteToDeposit(world, symbol, trader.depositCurrency)
  const profit = profitOf(before, price, plan.closes, rate)
  const entry = book(world, trader.login, 'CLOSE_POSITION', profit + reduction.realizedSwap)
  const detail: Deal['closePositionDetail'] = {
    entryPrice: before.entryPrice,
    closedVolume: plan.closes,
    balanceHistoryId: entry.balanceHistoryId,
    profit,
    realizedSwap: reduction.realizedSwap,
    quoteToDeposit: rate,
    offsetDealTimestamp: reduction.offsetDealTimestamp,
  }
  return { entry, detail }
}

function keepOffsets(world: World, deal: Deal, { offsets }: Reduction): DealOffset[] {
  return offsets.map((offset) => {
    const kept = { id: world.nextId('dealOffset'), closingDealId: deal.id, moneyDigits: deal.moneyDigits, ...offset }
    world.dealOffsets.set(kept.id, kept)
    return kept
  })
}
