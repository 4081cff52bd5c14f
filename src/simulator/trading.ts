import { oppositeOf } from '../domain/position.ts'
import type { Deal, Order, Position, PriceSnapshot, SymbolRecord, Trader } from '../domain/records.ts'
import { dayOf } from '../domain/timestamp.ts'
import { announce } from './announce.ts'
import { execute, type MarketOrder } from './execution.ts'
import { closingPriceOf, followEquity } from './valuation.ts'
import type { World } from './world.ts'

/** Fills a market order: the order, its position and its deal, and what a closing deal books. Each is announced as it happens. */
export function fillMarketOrder(world: World, market: MarketOrder): Deal {
  return followEquity(world, [market.trader.login], () => {
    const cause = market.plan.closes > 0 ? 'closingOrder' : 'marketOrder'
    const tell = (message: string, type: 'CREATE' | 'UPDATE', record: unknown) => announce(world, cause, message, type, record)
    const order = placeOrder(world, market)
    tell('OrderEvent', 'CREATE', order)
    const position = market.plan.position ?? placePosition(world, order, market)
    if (!market.plan.position) tell('PositionEvent', 'CREATE', position)
    const snapshot = takePrices(world, market.symbol)
    tell('PriceSnapshotEvent', 'CREATE', snapshot)
    const { deal, offsets, entry } = execute(world, market, order, position, snapshot)
    tell('DealEvent', 'CREATE', deal)
    if (offsets.length > 0) tell('DealOffsetsEvent', 'CREATE', offsets)
    tell('OrderEvent', 'UPDATE', finishOrder(world, order))
    if (entry) tell('BalanceHistoryEvent', 'CREATE', entry)
    tell('PositionEvent', 'UPDATE', world.positions.get(position.positionId)!)
    const trader = noteDeal(world, order.login)
    if (entry) tell('TraderEvent', 'UPDATE', trader)
    return deal
  })
}

/** Closes a position, or a part of it, at the price in force. */
export function closePosition(world: World, position: Position, isStopOut: boolean): Deal {
  const symbol = world.symbols.get(position.symbolId)!
  return fillMarketOrder(world, {
    trader: world.traders.get(position.login)!,
    symbol,
    tradeSide: oppositeOf(position.tradeSide),
    price: closingPriceOf(position, symbol),
    plan: { position, closes: position.volume, opens: 0 },
    isStopOut,
  })
}

function placeOrder(world: World, { trader, symbol, tradeSide, plan, isStopOut }: MarketOrder): Order {
  const order: Order = {
    orderId: world.nextId('order'),
    positionId: plan.position?.positionId ?? world.nextId('position'),
    login: trader.login,
    symbolId: symbol.id,
    type: 'MARKET',
    tradeSide,
    volume: plan.closes + plan.opens,
    filledVolume: 0,
    lotSize: symbol.lotSize,
    closing: plan.closes > 0,
    isStopOut: isStopOut ?? false,
    status: 'CREATED',
    createTimestamp: world.now,
    closeTimestamp: null,
    lastUpdateTimestamp: world.now,
  }
  world.orders.set(order.orderId, order)
  return order
}

function finishOrder(world: World, order: Order): Order {
  const filled: Order = { ...order, status: 'FILLED', filledVolume: order.volume, closeTimestamp: world.now }
  world.orders.set(order.orderId, filled)
  return filled
}

/** The placeholder of a position that the deal is about to open. */
function placePosition(world: World, order: Order, { trader }: MarketOrder): Position {
  const position: Position = {
    positionId: order.positionId,
    login: order.login,
    symbolId: order.symbolId,
    tradeSide: order.tradeSide,
    volume: 0,
    closedVolume: 0,
    entryPrice: 0,
    closePrice: null,
    status: 'CREATED',
    openTimestamp: world.now,
    closeTimestamp: null,
    lastUpdateTimestamp: world.now,
    createOrderId: order.orderId,
    swap: 0n,
    swapDay: dayOf(world.now),
    marginRate: 0n,
    lots: [],
    moneyDigits: trader.moneyDigits,
  }
  world.positions.set(position.positionId, position)
  return position
}

function takePrices(world: World, { id: symbolId, bid, ask }: SymbolRecord): PriceSnapshot {
  const snapshot = { id: world.nextId('priceSnapshot'), symbolId, bid, ask }
  world.priceSnapshots.set(snapshot.id, snapshot)
  return snapshot
}

function noteDeal(world: World, login: number): Trader {
  const trader = { ...world.traders.get(login)!, lastDealTimestamp: world.now }
  world.traders.set(login, trader)
  return trader
}
