import { assume } from '../kit/assume.ts'
import type { Answer } from '../kit/exchange.ts'
import type { PlatformContext } from '../kit/platform.ts'

interface WantedDeal {
  login: number
  symbolId: number
  tradeSide: 'BUY' | 'SELL'
  volume?: number
  positionId?: unknown
}

/** One hundredth of a lot of a currency pair: small enough for every account of these checks. */
const VOLUME = 100_000

/** A price times 10^5, near the market of most currency pairs. */
const PRICE = 110_000

/** Fills a market order through the owner's hook. */
export async function fillDeal({ hooks }: PlatformContext, { volume = VOLUME, ...deal }: WantedDeal) {
  const answer = await hooks.deal({ volume, executionPrice: PRICE, ...deal })
  return answer as Answer<Record<string, unknown>>
}

/** The id of a symbol that can be traded: a currency pair, where there is one. */
export async function someSymbol({ platform }: PlatformContext): Promise<number> {
  const answer = await platform.listSymbols({})
  assume(answer.status === 200 && Array.isArray(answer.body.symbol), 'S1 lists symbols')
  const quoted = answer.body.symbol.filter((symbol) => symbol.quotesEnabled)
  const pair = quoted.find((symbol) => /^EUR\/?USD$/.test(symbol.name)) ?? quoted[0]
  assume(pair !== undefined, 'a symbol gets quotes')
  return pair.id
}
