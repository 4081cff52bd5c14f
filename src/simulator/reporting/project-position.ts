import type { Position, PriceSnapshot } from '../../domain/records.ts'
import type { ReportingRecord } from '../../reporting/schema.ts'
import type { World } from '../world.ts'
import { moneyScale } from './scale.ts'

/** A position with what is open of it. */
export function projectPosition(world: World, position: Position): ReportingRecord {
  const { isPreciseMoney, scale } = moneyScale(world, position.moneyDigits)
  return {
    id: position.positionId,
    symbolId: position.symbolId,
    closeTimestamp: position.closeTimestamp ?? undefined,
    traderId: position.login,
    status: `POSITION_STATUS_${position.status}`,
    lastUpdateTimestamp: position.lastUpdateTimestamp,
    bookType: 'BOOK_TYPE_BOOK_A',
    openTimestamp: position.openTimestamp,
    spreadBetting: false,
    isPreciseMoney,
    createOrderId: position.createOrderId,
    tradeSide: `TRADE_SIDE_${position.tradeSide}`,
    volume: position.volume,
    price: position.entryPrice,
    swap: scale(position.swap),
    commission: 0n,
  }
}

/** The prices at the creation of a deal: one level on each side. */
export function projectPriceSnapshot(_world: World, { id, symbolId, bid, ask }: PriceSnapshot): ReportingRecord {
  return { id, symbolId, ask: [{ price: ask }], bid: [{ price: bid }] }
}
