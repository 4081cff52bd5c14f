import { divide, roundMoney } from './money.ts'
import type { DealOffset, Money, OpeningLot, Position, Rate, TradeSide } from './records.ts'

/** Prices count 10^-5 and volumes 10^-2. */
const PRICE_AND_VOLUME = 10n ** 7n

/** What a fill does to a position: the deal, its side and size, and its price. */
export interface Fill {
  dealId: number
  volume: number
  price: number
  at: number
}

/** What a part of a position brings when it ends at a price, in the deposit currency, without swap. */
export function profitOf(
  { tradeSide, entryPrice, moneyDigits }: Pick<Position, 'tradeSide' | 'entryPrice' | 'moneyDigits'>,
  price: number,
  volume: number,
  quoteToDeposit: Rate,
): Money {
  const gain = BigInt(tradeSide === 'BUY' ? price - entryPrice : entryPrice - price)
  return roundMoney(divide(gain * BigInt(volume) * quoteToDeposit, PRICE_AND_VOLUME), moneyDigits)
}

/** A night's swap of a position, from points of the quote asset for each unit of volume. */
export function nightlySwap(
  { volume, moneyDigits }: Pick<Position, 'volume' | 'moneyDigits'>,
  points: number,
  quoteToDeposit: Rate,
): Money {
  return roundMoney(divide(BigInt(points) * BigInt(volume) * quoteToDeposit, PRICE_AND_VOLUME), moneyDigits)
}

/** Adds a fill of the position's own side: its entry price becomes the average, weighted by volume. */
export function enlarge(position: Position, { dealId, volume, price, at }: Fill, marginRate: Rate): Position {
  const whole = position.volume + volume
  const weigh = (before: bigint, added: bigint) => divide(before * BigInt(position.volume) + added * BigInt(volume), BigInt(whole))
  return {
    ...position,
    status: 'OPEN',
    volume: whole,
    entryPrice: Number(weigh(BigInt(position.entryPrice), BigInt(price))),
    marginRate: weigh(position.marginRate, marginRate),
    lots: [...position.lots, { dealId, volume, executionTimestamp: at }],
    lastUpdateTimestamp: at,
  }
}

/** A part of a position that a closing deal took back. */
export interface Reduction {
  position: Position
  offsets: Pick<DealOffset, 'openDealId' | 'volume' | 'swap'>[]
  realizedSwap: Money
  /** When the oldest of the opening deals was executed. */
  offsetDealTimestamp: number
}

/** Takes volume off a position, oldest deals first, with its share of the swap. Nothing left means that it is closed. */
export function reduce(position: Position, { volume, price, at }: Fill): Reduction {
  const { taken, left } = takeLots(position.lots, volume)
  const realizedSwap = shareOf(position.swap, volume, position.volume, position.moneyDigits)
  const rest = position.volume - volume
  return {
    position: {
      ...position,
      volume: rest,
      closedVolume: position.closedVolume + volume,
      closePrice: price,
      swap: position.swap - realizedSwap,
      lots: left,
      lastUpdateTimestamp: at,
      ...(rest === 0 && { status: 'CLOSED', closeTimestamp: at }),
    },
    offsets: splitSwap(taken, realizedSwap, volume, position.moneyDigits),
    realizedSwap,
    offsetDealTimestamp: taken[0]?.executionTimestamp ?? position.openTimestamp,
  }
}

function takeLots(lots: readonly OpeningLot[], volume: number): { taken: OpeningLot[]; left: OpeningLot[] } {
  const taken: OpeningLot[] = []
  const left: OpeningLot[] = []
  let wanted = volume
  for (const lot of lots) {
    const part = Math.min(lot.volume, wanted)
    wanted -= part
    if (part > 0) taken.push({ ...lot, volume: part })
    if (part < lot.volume) left.push({ ...lot, volume: lot.volume - part })
  }
  return { taken, left }
}

/** The shares add up: the last lot gets what rounding left. */
function splitSwap(lots: OpeningLot[], swap: Money, volume: number, moneyDigits: number): Reduction['offsets'] {
  let given = 0n
  return lots.map((lot, index) => {
    const share = index === lots.length - 1 ? swap - given : shareOf(swap, lot.volume, volume, moneyDigits)
    given += share
    return { openDealId: lot.dealId, volume: lot.volume, swap: share }
  })
}

function shareOf(amount: Money, part: number, whole: number, moneyDigits: number): Money {
  return part === whole ? amount : roundMoney(divide(amount * BigInt(part), BigInt(whole)), moneyDigits)
}

export function oppositeOf(side: TradeSide): TradeSide {
  return side === 'BUY' ? 'SELL' : 'BUY'
}
