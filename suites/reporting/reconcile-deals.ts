import { absolute, amount, integer } from './amounts.ts'
import type { Told } from './decode-record.ts'
import type { Telling } from './told-events.ts'

/** A closing deal, what it realized, and the opening deals that it offset. */
export interface Closing {
  deal: Told
  detail: Told
  offsets: Told[]
  sequence: bigint
  /** When its offsets were told. */
  offsetsAt: bigint | undefined
}

/** Everything that was told of deals, by id. */
export interface DealBook {
  deals: Map<bigint, Told>
  /** Positions whose creation was told, so that all of their deals are known. */
  wholePositions: Set<bigint>
  closings: Closing[]
  /** Offsets whose closing deal was not told before them, or at all. */
  strayOffsets: Told[]
  lastSequence: bigint
}

/** Puts deals and their offsets together. */
export function readDeals({ events }: Telling): DealBook {
  const deals = new Map<bigint, Told>()
  const closings = new Map<bigint, Closing>()
  const strayOffsets: Told[] = []
  const wholePositions = new Set<bigint>()
  const creation = creationNumber(events)
  for (const { message, type, records, sequence } of events) {
    for (const record of records) {
      if (message === 'PositionEvent' && type === creation) wholePositions.add(integer(record, 'id')!)
      if (message === 'DealEvent') {
        deals.set(integer(record, 'id')!, record)
        const detail = record['closePositionDetail'] as Told | undefined
        if (detail) closings.set(integer(record, 'id')!, { deal: record, detail, offsets: [], sequence, offsetsAt: undefined })
      } else if (message === 'DealOffsetsEvent') {
        const closing = closings.get(integer(record, 'closingDealId') ?? 0n)
        if (!closing) strayOffsets.push(record)
        else Object.assign(closing, { offsetsAt: sequence, offsets: [...closing.offsets, record] })
      }
    }
  }
  return { deals, wholePositions, closings: [...closings.values()], strayOffsets, lastSequence: events.at(-1)?.sequence ?? 0n }
}

/** The number by which creations are told: deals and history records are only ever created. */
export function creationNumber(events: Telling['events']): number | undefined {
  return events.find(({ message }) => message === 'DealEvent' || message === 'BalanceHistoryEvent')?.type
}

/** Closing deals that may still wait for the rest of their story: the telling ends right after them. */
export function isCutOff({ lastSequence }: DealBook, { sequence }: Closing): boolean {
  return lastSequence - sequence < 10n
}

/** The volume-weighted opening price at each closing deal of a position whose deals were told from its beginning. */
export function findEntryPrices({ deals, wholePositions }: DealBook): Map<bigint, { expected: number; told: bigint | undefined }> {
  const prices = new Map<bigint, { expected: number; told: bigint | undefined }>()
  for (const [positionId, ofPosition] of Map.groupBy(deals.values(), (deal) => integer(deal, 'positionId') ?? 0n)) {
    if (!wholePositions.has(positionId)) continue
    let volume = 0
    let worth = 0
    for (const deal of ofPosition) {
      const detail = deal['closePositionDetail'] as Told | undefined
      const closed = Number(integer(detail, 'closedVolume') ?? 0n)
      const opened = Number(integer(deal, 'filledVolume') ?? 0n) - closed
      if (detail && volume > 0) prices.set(integer(deal, 'id')!, { expected: worth / volume, told: integer(detail, 'entryPrice') })
      worth = volume > closed ? worth * (1 - closed / volume) : 0
      volume = Math.max(0, volume - closed) + opened
      worth += opened * Number(integer(deal, 'executionPrice') ?? 0n)
    }
  }
  return prices
}

const COSTS = ['realizedTradingCommission', 'realizedIbCommission', 'realizedMirroringCommission', 'rebate'] as const

/** What a closing deal brought by its detail: its profit and swap, in units of 10^-8; undefined when it also had costs, whose sign is open. */
export function resultOf(detail: Told): bigint | undefined {
  const costs = COSTS.some((field) => absolute(amount(detail, field)) > 0n) || (integer(detail, 'pnlConversionFee') ?? 0n) !== 0n
  return costs ? undefined : amount(detail, 'profit') + amount(detail, 'realizedSwap')
}
