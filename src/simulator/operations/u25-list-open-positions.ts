import type { Position } from '../../domain/records.ts'
import type { Operation } from '../operation.ts'
import { openPositionsOf } from '../valuation.ts'

/** Beyond the documents (U-25): the open positions of an account, or of all. */
export const listOpenPositions: Operation<'listOpenPositions'> = ({ query: { login } }, world) => {
  const open = login === undefined ? world.positions.values().filter(({ status }) => status === 'OPEN') : openPositionsOf(world, login)
  return { status: 200, body: { position: Array.from(open, describePosition) } }
}

function describePosition({ positionId, login, symbolId, tradeSide, volume, entryPrice, openTimestamp }: Position) {
  return { positionId, login, symbolId, tradeSide, volume, entryPrice, openTimestamp }
}
