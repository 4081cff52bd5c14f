import type { Position } from '../../domain/records.ts'
import { refuse } from '../../domain/refusal.ts'
import { DAY, parseTimestamp } from '../../domain/timestamp.ts'
import type { Operation } from '../operation.ts'

const LONGEST_WINDOW = 2 * DAY

/** Beyond the documents (U-25): the positions that were closed in a window of time, those of an account or of all. */
export const listClosedPositions: Operation<'listClosedPositions'> = ({ query }, world) => {
  const from = readTime(query.from, 'query.from')
  const to = readTime(query.to, 'query.to')
  if (to - from > LONGEST_WINDOW) return refuse('U25-6', 'is more than two days after from', 'query.to')
  const positions = query.login === undefined ? world.positions.values() : world.positions.by('login', query.login)
  const found = Array.from(positions).filter(({ status, closeTimestamp }) => {
    return status === 'CLOSED' && closeTimestamp !== null && from <= closeTimestamp && closeTimestamp < to
  })
  return { status: 200, body: { position: found.map(describeClosed) } }
}

function readTime(text: string, field: string): number {
  return parseTimestamp(text) ?? refuse('U25-7', `"${text}" is no day of the calendar, or not of the form yyyy-MM-ddTHH:mm:ss.SSS`, field)
}

function describeClosed(position: Position) {
  const { positionId, login, symbolId, tradeSide, closedVolume, entryPrice, openTimestamp, closePrice, closeTimestamp } = position
  return {
    ...{ positionId, login, symbolId, tradeSide, volume: closedVolume, entryPrice, openTimestamp },
    closePrice: closePrice!,
    closeTimestamp: closeTimestamp!,
  }
}
