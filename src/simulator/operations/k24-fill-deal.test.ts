import { describe, expect, it } from 'vitest'
import type { Position } from '../../domain/records.ts'
import { ask, makeWorld, refusedBy } from '../testing/make-world.ts'
import { deal, openAccount } from '../testing/open-account.ts'
import { openPositionsOf } from '../valuation.ts'
import type { World } from '../world.ts'
import { fillDeal } from './k24-fill-deal.ts'
import { getTrader } from './t2-get-trader.ts'

const eventsSince = (world: World, next: number) => world.events.after(next - 1, 100)
const namesOf = (events: ReturnType<typeof eventsSince>) => events.map(({ message, type }) => `${message} ${type}`)

describe('a market order', () => {
  it('opens a position, and is announced step by step', () => {
    const world = makeWorld()
    const { login } = openAccount(world, 100)
    const { next } = world.events
    const answer = deal(world, login, 'SELL', 109_280)

    expect(answer).toMatchObject({ traderId: login, tradeSide: 'SELL', volume: 100_000, filledVolume: 100_000, status: 'FILLED' })
    const position = world.positions.get(answer.positionId)
    expect(position).toMatchObject({ status: 'OPEN', tradeSide: 'SELL', volume: 100_000, entryPrice: 109_280 })
    expect(world.traders.get(login)!.lastDealTimestamp).toBe(world.now)
    expect(namesOf(eventsSince(world, next))).toEqual([
      'OrderEvent CREATE',
      'PositionEvent CREATE',
      'PriceSnapshotEvent CREATE',
      'DealEvent CREATE',
      'OrderEvent UPDATE',
      'PositionEvent UPDATE',
    ])
  })

  it('closes a position: the result is booked, and the deal tells it before its offsets are told', () => {
    const world = makeWorld()
    const { login } = openAccount(world, 100)
    const opened = deal(world, login, 'SELL', 109_280)
    const { next } = world.events
    const closed = deal(world, login, 'BUY', 109_130, { positionId: opened.positionId })

    expect(closed.closePositionDetail).toMatchObject({ entryPrice: 109_280, closedVolume: 100_000, profit: 150, moneyDigits: 2 })
    expect(ask(world, getTrader, { path: { login } }).body).toMatchObject({ balance: 10_150, equity: 10_150, usedMargin: 0 })
    const events = eventsSince(world, next)
    expect(namesOf(events)).toEqual([
      'OrderEvent CREATE',
      'PriceSnapshotEvent CREATE',
      'DealEvent CREATE',
      'DealOffsetsEvent CREATE',
      'OrderEvent UPDATE',
      'BalanceHistoryEvent CREATE',
      'PositionEvent UPDATE',
      'TraderEvent UPDATE',
    ])
    expect(events[3]!.record).toMatchObject([{ openDealId: opened.id, closingDealId: closed.id, volume: 100_000 }])
    expect(events[5]!.record).toMatchObject({ operationType: 'CLOSE_POSITION', delta: 150_000_000n, equity: 10_150_000_000n })
    expect((events[6]!.record as Position).status).toBe('CLOSED')
  })

  it('closes a part of a position', () => {
    const world = makeWorld()
    const { login } = openAccount(world, 100)
    const { positionId } = deal(world, login, 'BUY', 110_000)
    deal(world, login, 'SELL', 110_100, { positionId, volume: 40_000 })
    expect(world.positions.get(positionId)).toMatchObject({ status: 'OPEN', volume: 60_000, closedVolume: 40_000 })
    expect(world.traders.get(login)!.balance).toBe(10_040_000_000n)
  })

  it('may be kept silent', () => {
    const world = makeWorld({ dialect: { 'reporting.silent': ['marketOrder'] } })
    const { login } = openAccount(world, 100)
    const { next } = world.events
    deal(world, login, 'BUY', 110_000)
    expect(world.events.next).toBe(next)
  })
})

describe('account types', () => {
  it('HEDGED holds both directions of a symbol at once', () => {
    const world = makeWorld()
    const { login } = openAccount(world, 100)
    deal(world, login, 'BUY', 110_000)
    deal(world, login, 'SELL', 110_000)
    expect(openPositionsOf(world, login)).toMatchObject([{ tradeSide: 'BUY' }, { tradeSide: 'SELL' }])
  })

  it('NETTED holds one: deals of the same side add up, equal and opposite ones leave nothing', () => {
    const world = makeWorld()
    const { login } = openAccount(world, 100, { accountType: 'NETTED' })
    deal(world, login, 'BUY', 110_000)
    deal(world, login, 'BUY', 110_200)
    expect(openPositionsOf(world, login)).toMatchObject([{ volume: 200_000, entryPrice: 110_100 }])
    deal(world, login, 'SELL', 110_100, { volume: 200_000 })
    expect(openPositionsOf(world, login)).toEqual([])
  })

  it('NETTED turns to the other direction when more is sold than it holds', () => {
    const world = makeWorld()
    const { login } = openAccount(world, 100, { accountType: 'NETTED' })
    const first = deal(world, login, 'BUY', 110_000)
    const { next } = world.events
    const second = deal(world, login, 'SELL', 110_100, { volume: 250_000 })
    expect(openPositionsOf(world, login)).toMatchObject([
      { tradeSide: 'SELL', volume: 150_000, entryPrice: 110_100, lots: [{ dealId: second.id }] },
    ])
    expect(second.closePositionDetail).toMatchObject({ closedVolume: 100_000, profit: 100 })
    expect(eventsSince(world, next).find(({ message }) => message === 'DealOffsetsEvent')!.record).toMatchObject([{ openDealId: first.id }])
  })
})

describe('a deal is refused', () => {
  const setUp = () => {
    const world = makeWorld()
    const { login } = openAccount(world, 100)
    return { world, login, positionId: deal(world, login, 'BUY', 110_000).positionId }
  }

  it('by CLOSE_ONLY when it opens', () => {
    const { world, login, positionId } = setUp()
    world.traders.set(login, { ...world.traders.get(login)!, accessRights: 'CLOSE_ONLY' })
    expect(refusedBy(() => deal(world, login, 'BUY', 110_000))).toBe('K24-5')
    deal(world, login, 'SELL', 110_000, { positionId })
    expect(openPositionsOf(world, login)).toEqual([])
  })

  it.each(['NO_TRADING', 'NO_LOGIN'] as const)('by %s, whatever it does', (accessRights) => {
    const { world, login, positionId } = setUp()
    world.traders.set(login, { ...world.traders.get(login)!, accessRights })
    expect(refusedBy(() => deal(world, login, 'BUY', 110_000))).toBe('K24-5')
    expect(refusedBy(() => deal(world, login, 'SELL', 110_000, { positionId }))).toBe('K24-5')
  })

  it('when it closes nothing, or more than there is', () => {
    const { world, login, positionId } = setUp()
    expect(refusedBy(() => deal(world, login, 'BUY', 110_000, { positionId }))).toBe('K24-6')
    expect(refusedBy(() => deal(world, login, 'SELL', 110_000, { positionId, volume: 100_001 }))).toBe('K24-6')
    expect(refusedBy(() => deal(world, login, 'SELL', 110_000, { positionId: 99 }))).toBe('K24-4')
    expect(refusedBy(() => deal(world, openAccount(world).login, 'SELL', 110_000, { positionId }))).toBe('K24-4')
  })

  it('for an account or a symbol that does not exist', () => {
    const { world, login } = setUp()
    const body = { login, symbolId: 1, tradeSide: 'BUY' as const, volume: 100, executionPrice: 110_000 }
    expect(refusedBy(() => ask(world, fillDeal, { body: { ...body, login: 1 } }))).toBe('K24-2')
    expect(refusedBy(() => ask(world, fillDeal, { body: { ...body, symbolId: 9999 } }))).toBe('K24-3')
  })
})
