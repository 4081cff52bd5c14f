import { describe, expect, it } from 'vitest'
import { findBegunDay } from '../day-end.ts'
import { ask, letPass, makeWorld } from '../testing/make-world.ts'
import { deal, EURUSD, openAccount } from '../testing/open-account.ts'
import type { World } from '../world.ts'
import { endDay } from './end-day.ts'
import { setPrice } from './k26-set-price.ts'
import { getTrader } from './t2-get-trader.ts'

const HOUR = 60 * 60 * 1000

/** An account with a long position of 10 000 euros; a night costs 0.70. */
function makeLong(wanted = {}) {
  const world = makeWorld()
  const symbol = world.symbols.get(EURUSD)!
  world.symbols.set(EURUSD, { ...symbol, swapLong: -7, swapShort: 3 })
  ask(world, setPrice, { body: { symbolId: EURUSD, bid: 110_000, ask: 110_000 } })
  const { login } = openAccount(world, 1000, wanted)
  const { positionId } = deal(world, login, 'BUY', 110_000, { volume: 1_000_000 })
  return { world, login, positionId }
}

/** What the simulator does after every entry. */
function endDays(world: World): void {
  const body = findBegunDay(world)
  if (body) endDay({ body }, world)
}

describe('the end of a day', () => {
  it('comes at 00:00 UTC, once', () => {
    const { world } = makeLong()
    letPass(world, 12 * HOUR - 1)
    expect(findBegunDay(world)).toBeUndefined()
    letPass(world, 1)
    expect(findBegunDay(world)).toEqual({ from: world.day, day: world.day + 1 })
    endDays(world)
    expect(findBegunDay(world)).toBeUndefined()
  })

  it('charges a swap, which is part of the equity and is realised with the position', () => {
    const { world, login, positionId } = makeLong()
    letPass(world, 24 * HOUR)
    const { next } = world.events
    endDays(world)

    expect(world.events.after(next - 1, 10)).toMatchObject([
      { message: 'SwapCalculationEvent', type: 'CREATE', record: { positionId, chargedSwap: -70_000_000n, currentSwap: -70_000_000n } },
      { message: 'PositionEvent', type: 'UPDATE', record: { positionId, swap: -70_000_000n } },
    ])
    expect(ask(world, getTrader, { path: { login } }).body).toMatchObject({ balance: 100_000, equity: 99_930 })
    deal(world, login, 'SELL', 110_000, { volume: 1_000_000, positionId })
    expect(world.traders.get(login)!.balance).toBe(99_930_000_000n)
  })

  it('counts every night since the last one, and none twice', () => {
    const { world, positionId } = makeLong()
    letPass(world, 72 * HOUR)
    const body = findBegunDay(world)!
    endDay({ body }, world)
    endDay({ body }, world)
    expect(world.positions.get(positionId)!.swap).toBe(-210_000_000n)
    expect(world.swapCalculations.size).toBe(1)
  })

  it('charges nothing for the nights before the position, or of a swap-free account', () => {
    const { world, login } = makeLong({ swapFree: true })
    letPass(world, 24 * HOUR)
    const late = deal(world, login, 'BUY', 110_000)
    endDays(world)
    expect(world.swapCalculations.size).toBe(0)
    expect(world.positions.get(late.positionId)!.swap).toBe(0n)
  })
})
