import type { Order } from '../../domain/records.ts'
import type { ReportingRecord } from '../../reporting/schema.ts'
import type { World } from '../world.ts'

/** An order. All are market orders, so none has a limit, a stop or a slippage price. */
export function projectOrder(_world: World, order: Order): ReportingRecord {
  return {
    id: order.orderId,
    positionId: order.positionId,
    type: `ORDER_TYPE_${order.type}`,
    volume: order.volume,
    createTimestamp: order.createTimestamp,
    tradeSide: `TRADE_SIDE_${order.tradeSide}`,
    status: `ORDER_STATUS_${order.status}`,
    closeTimestamp: order.closeTimestamp ?? undefined,
    closing: order.closing,
    lastUpdateTimestamp: order.lastUpdateTimestamp,
    timeInForce: 'TIME_IN_FORCE_IMMEDIATE_OR_CANCEL',
    symbolId: order.symbolId,
    traderId: order.login,
    bookType: 'BOOK_TYPE_BOOK_A',
    lotSize: order.lotSize,
    isStopOut: order.isStopOut,
    hasFilledVolume: order.filledVolume > 0,
  }
}

/** What asked for an order: one action for each, under its id. */
export function projectOrderAction(_world: World, order: Order): ReportingRecord {
  return {
    id: order.orderId,
    type: order.closing ? 'ACTION_TYPE_CREATE_CLOSING_ORDER' : 'ACTION_TYPE_CREATE_ORDER',
    status: order.status === 'FILLED' ? 'ACTION_STATUS_PASSED' : 'ACTION_STATUS_STARTED',
    orderId: order.orderId,
    volume: order.volume,
    lastUpdateTimestamp: order.lastUpdateTimestamp,
    executeTimestamp: order.createTimestamp,
    positionId: order.positionId,
  }
}
