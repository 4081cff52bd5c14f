import { equityOf } from '../domain/equity.ts'
import { isAtOrBelow, MARGIN_CALL_LEVELS, marginOf, STOP_OUT_LEVEL } from '../domain/margin.ts'
import type { MarginCall, Position } from '../domain/records.ts'
import { closePosition } from './trading.ts'
import { openPositionsOf, valueAccount } from './valuation.ts'
import type { World } from './world.ts'

/** Warns when an account has fallen to one of the thresholds of its margin level, once until it has risen above it again. */
export function callMargin(world: World, login: number): void {
  const isBelow = measureMargin(world, login)
  MARGIN_CALL_LEVELS.forEach((level, index) => {
    const thresholdId = `${login}MC_${index + 1}`
    const known = world.marginCalls.get(thresholdId)
    const isHit = isBelow(level)
    if (isHit === (known?.isHit ?? false)) return
    const id = known?.id ?? world.nextId('marginCall')
    const call: MarginCall = { id, login, marginLevelThreshold: level, thresholdId, isHit, lastUpdateTimestamp: world.now }
    world.marginCalls.set(thresholdId, call)
    if (isHit) world.events.append(world.now, 'MarginCallEvent', known ? 'UPDATE' : 'CREATE', call)
  })
}

/** Closes positions at the prices in force, the one that binds most margin first, until the margin level is above the stop out. */
export function stopOut(world: World, login: number): void {
  while (measureMargin(world, login)(STOP_OUT_LEVEL)) {
    const worst = findLargest(world, login)
    if (!worst) return
    closePosition(world, worst, true)
  }
}

function measureMargin(world: World, login: number): (level: number) => boolean {
  const trader = world.traders.get(login)
  if (!trader) return () => false
  const valuation = valueAccount(world, trader)
  return (level) => isAtOrBelow(level, equityOf(trader, valuation), valuation.usedMargin)
}

function findLargest(world: World, login: number): Position | undefined {
  const { leverageInCents } = world.traders.get(login)!
  let largest: Position | undefined
  for (const position of openPositionsOf(world, login)) {
    if (!largest || marginOf(position, leverageInCents) > marginOf(largest, leverageInCents)) largest = position
  }
  return largest
}
