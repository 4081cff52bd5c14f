import { nightlySwap } from '../../domain/position.ts'
import type { Position, SwapCalculation } from '../../domain/records.ts'
import { announce } from '../announce.ts'
import { callMargin } from '../margin-watch.ts'
import type { Action } from '../operation.ts'
import { followEquity, quoteToDeposit } from '../valuation.ts'
import type { World } from '../world.ts'

/**
 * A day has begun: what was open over night gets a swap for each night that went by. Told the same twice, it charges once. `from`
 * comes along because a world that is played again later would count other nights.
 */
export const endDay: Action<{ from: number; day: number }> = ({ body: { from, day } }, world) => {
  world.day = day
  const open = Array.from(world.positions.values().filter(({ status, swapDay }) => status === 'OPEN' && swapDay < day))
  const logins = new Set(open.map(({ login }) => login))
  followEquity(world, logins, () => {
    for (const position of open) passNights(world, position, from, day)
  })
  for (const login of logins) callMargin(world, login)
  return { status: 200, body: undefined }
}

/** A swap-free account pays administrative fees in the place of swaps, which are 0 here. */
function passNights(world: World, position: Position, from: number, day: number): void {
  const nights = day - Math.max(from, position.swapDay)
  const passed = { ...position, swapDay: day }
  world.positions.set(position.positionId, passed)
  const { swapFree, depositCurrency } = world.traders.get(position.login)!
  if (!swapFree && nights > 0) chargeSwap(world, passed, nights, depositCurrency)
}

/** Every night counts once, weekends too, since people move the clock by whole days to see this. */
function chargeSwap(world: World, position: Position, nights: number, depositCurrency: string): void {
  const symbol = world.symbols.get(position.symbolId)!
  const points = (position.tradeSide === 'BUY' ? symbol.swapLong : symbol.swapShort) * nights
  const rate = quoteToDeposit(world, symbol, depositCurrency)
  const chargedSwap = nightlySwap(position, points, rate)
  const changed = { ...position, swap: position.swap + chargedSwap, lastUpdateTimestamp: world.now }
  world.positions.set(position.positionId, changed)
  const calculation: SwapCalculation = {
    id: world.nextId('swapCalculation'),
    positionId: position.positionId,
    chargedSwap,
    currentSwap: changed.swap,
    createTimestamp: world.now,
    moneyDigits: position.moneyDigits,
  }
  world.swapCalculations.set(calculation.id, calculation)
  announce(world, undefined, 'SwapCalculationEvent', 'CREATE', calculation)
  announce(world, undefined, 'PositionEvent', 'UPDATE', changed)
}
