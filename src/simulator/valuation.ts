import { marginRateAt, rateBetween, SAME } from '../domain/conversion.ts'
import { equityOf, extremesAt, NOTHING_OPEN, type Valuation } from '../domain/equity.ts'
import { usedMarginOf } from '../domain/margin.ts'
import { profitOf } from '../domain/position.ts'
import type { Money, Position, Rate, SymbolRecord, Trader } from '../domain/records.ts'
import type { World } from './world.ts'

/** The positions that an account has open, oldest first. */
export function openPositionsOf(world: World, login: number): Position[] {
  return world.positions.by('openLogin', login)
}

export function hasOpenPositions(world: World, login: number): boolean {
  return world.positions.firstBy('openLogin', login) !== undefined
}

/** What the open positions of an account come to at the prices in force. */
export function valueAccount(world: World, trader: Trader): Valuation {
  const positions = openPositionsOf(world, trader.login)
  if (positions.length === 0) return NOTHING_OPEN
  const unrealised = positions.reduce((sum, position) => sum + valuePosition(world, position, trader.depositCurrency), 0n)
  return { unrealised, usedMargin: usedMarginOf(trader, positions) }
}

function valuePosition(world: World, position: Position, depositCurrency: string): Money {
  const symbol = world.symbols.get(position.symbolId)
  if (!symbol) return position.swap
  const rate = quoteToDeposit(world, symbol, depositCurrency)
  return profitOf(position, closingPriceOf(position, symbol), position.volume, rate) + position.swap
}

/** A long position is sold at the bid, a short one bought back at the ask. */
export function closingPriceOf({ tradeSide }: Pick<Position, 'tradeSide'>, { bid, ask }: SymbolRecord): number {
  return tradeSide === 'BUY' ? bid : ask
}

export function quoteToDeposit(world: World, symbol: SymbolRecord, depositCurrency: string): Rate {
  return symbol.quoteAsset === depositCurrency ? SAME : rateBetween(usdRateOf(world, symbol.quoteAsset), usdRateOf(world, depositCurrency))
}

/** From the base asset of a symbol to the deposit currency, at a price of the symbol. */
export function baseToDeposit(world: World, symbol: SymbolRecord, price: number, depositCurrency: string): Rate {
  return symbol.baseAsset === depositCurrency ? SAME : marginRateAt(price, quoteToDeposit(world, symbol, depositCurrency))
}

export function baseToUsd(world: World, symbol: SymbolRecord, price: number): Rate {
  return baseToDeposit(world, symbol, price, 'USD')
}

function usdRateOf(world: World, asset: string): number {
  return world.assets.get(asset)?.usdRate ?? 1
}

/** Lets something happen to accounts, and lets their extremes of the day follow the equity before and after it. */
export function followEquity<Result>(world: World, logins: Iterable<number>, happen: () => Result): Result {
  const before = Array.from(logins, (login) => [login, equityNow(world, login)] as const)
  const result = happen()
  for (const [login, equityBefore] of before) {
    const trader = world.traders.get(login)
    if (!trader || equityBefore === undefined) continue
    const extremes = extremesAt(extremesAt(trader, equityBefore, world.now), equityNow(world, login)!, world.now)
    world.traders.set(login, { ...trader, ...extremes })
  }
  return result
}

function equityNow(world: World, login: number): Money | undefined {
  const trader = world.traders.get(login)
  return trader && equityOf(trader, valueAccount(world, trader))
}
