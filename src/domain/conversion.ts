import type { Rate } from './records.ts'

/** The rate of something that needs no conversion. */
export const SAME: Rate = 100_000_000n

/** How many units of one asset a unit of another is worth, by what both are worth in US dollars. */
export function rateBetween(usdRate: number, otherUsdRate: number): Rate {
  return usdRate === otherUsdRate ? SAME : BigInt(Math.round((usdRate / otherUsdRate) * Number(SAME)))
}

/** From the base asset of a symbol to the deposit currency, at a price times 10^5. */
export function marginRateAt(price: number, quoteToDeposit: Rate): Rate {
  return (BigInt(price) * quoteToDeposit) / 100_000n
}
