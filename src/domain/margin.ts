import { greatestOf, roundMoney } from './money.ts'
import type { MarginCalculation, Money, Position, Trader } from './records.ts'

type Leveraged = Pick<Trader, 'leverageInCents' | 'totalMarginCalculationType'>

/** The margin that one position binds: its value in the deposit currency when it was opened, divided by the leverage. */
export function marginOf(position: Pick<Position, 'volume' | 'marginRate' | 'moneyDigits'>, leverageInCents: number): Money {
  // Volume and leverage both count hundredths.
  return roundMoney((BigInt(position.volume) * position.marginRate) / BigInt(leverageInCents), position.moneyDigits)
}

/** The margin in use: that of each symbol, as the account counts it, added up. */
export function usedMarginOf(trader: Leveraged, positions: readonly Position[]): Money {
  let total = 0n
  for (const ofSymbol of Map.groupBy(positions, ({ symbolId }) => symbolId).values()) {
    total += MARGIN_OF_SYMBOL[trader.totalMarginCalculationType](ofSymbol, trader.leverageInCents)
  }
  return total
}

/** What counts as the margin of a symbol: the largest among its positions, their sum, or the difference of long and short. */
const MARGIN_OF_SYMBOL: Record<MarginCalculation, (positions: Position[], leverage: number) => Money> = {
  MAX: (positions, leverage) => greatestOf(0n, ...positions.map((position) => marginOf(position, leverage))),
  SUM: (positions, leverage) => sumMargins(positions, leverage),
  NET: (positions, leverage) => {
    const long = sumMargins(positions.filter(isLong), leverage)
    const short = sumMargins(
      positions.filter((position) => !isLong(position)),
      leverage,
    )
    return long > short ? long - short : short - long
  },
}

function sumMargins(positions: Position[], leverage: number): Money {
  return positions.reduce((sum, position) => sum + marginOf(position, leverage), 0n)
}

function isLong({ tradeSide }: Position): boolean {
  return tradeSide === 'BUY'
}

/** The margin levels (equity by used margin) at which an account is warned, and the one at which its positions are closed for it. */
export const MARGIN_CALL_LEVELS = [1.5, 1.2, 1]
export const STOP_OUT_LEVEL = 0.5

/** Whether the margin level is at or below a level; without margin in use there is none. */
export function isAtOrBelow(level: number, equity: Money, usedMargin: Money): boolean {
  return usedMargin > 0n && equity * 100n <= usedMargin * BigInt(Math.round(level * 100))
}
