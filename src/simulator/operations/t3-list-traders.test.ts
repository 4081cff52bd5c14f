import { describe, expect, it } from 'vitest'
import type { Input } from '../operation.ts'
import { ask, letPass, makeWorld, NOON, refusedBy } from '../testing/make-world.ts'
import { deal, openAccount } from '../testing/open-account.ts'
import type { World } from '../world.ts'
import { listTraders } from './t3-list-traders.ts'

type Query = Input<'listTraders'>['query']

const iso = (time: number) => new Date(time).toISOString().slice(0, -1)

function list(world: World, query: Partial<Query> = {}) {
  const answer = ask(world, listTraders, { query: { from: iso(NOON), to: iso(NOON + 60_000), ...query } })
  return (answer.body ?? JSON.parse([...answer.pieces!].join(''))) as NonNullable<typeof answer.body>
}

const loginsOf = (chunk: ReturnType<typeof list>) => chunk.trader.map(({ login }) => login)

/** Four accounts, one each second from noon on. */
function makeFour(dialect = {}) {
  const world = makeWorld({ dialect })
  const logins = [0, 1, 2, 3].map(() => {
    const { login } = openAccount(world, 10)
    letPass(world, 1000)
    return login
  })
  return { world, logins: logins as [number, number, number, number] }
}

describe('the window of registration', () => {
  it('has its beginning in it and its end not, and comes newest first', () => {
    const { world, logins } = makeFour()
    const chunk = list(world, { from: iso(NOON + 1000), to: iso(NOON + 3000) })
    expect(loginsOf(chunk)).toEqual([logins[2], logins[1]])
    expect(chunk.hasMore).toBe(false)
  })

  it('is empty when it ends before it begins, or refused', () => {
    const { world } = makeFour()
    const backwards = { from: iso(NOON + 5000), to: iso(NOON) }
    expect(list(world, backwards)).toEqual({ trader: [], hasMore: false })
    world.dialect = { ...world.dialect, 'traders.emptyWindow': 'reject' }
    expect(refusedBy(() => list(world, backwards))).toBe('T3-22')
  })

  it('knows the calendar', () => {
    const { world } = makeFour()
    expect(refusedBy(() => list(world, { from: '2026-02-29T00:00:00.000' }))).toBe('T3-25')
    expect(refusedBy(() => list(world, { to: '2026-01-15T12:00:00.000Z' }))).toBe('T3-25')
  })
})

describe('a chunk', () => {
  it('says whether there is more, and the next one goes on where it ended', () => {
    const { world, logins } = makeFour({ 'paging.t3Chunk': 3 })
    const first = list(world)
    expect([loginsOf(first), first.hasMore]).toEqual([[logins[3], logins[2], logins[1]], true])

    const earliest = Math.min(...first.trader.map(({ registrationTimestamp }) => registrationTimestamp!))
    const second = list(world, { to: iso(earliest + 1) })
    expect([loginsOf(second), second.hasMore]).toEqual([[logins[1], logins[0]], false])
  })

  it('is not more than what is there', () => {
    const { world } = makeFour({ 'paging.t3Chunk': 4 })
    expect(list(world)).toMatchObject({ trader: { length: 4 }, hasMore: false })
  })

  it('is extended to the whole millisecond of its earliest account', () => {
    const world = makeWorld({ dialect: { 'paging.t3Chunk': 2 } })
    openAccount(world)
    letPass(world, 1)
    for (let count = 0; count < 4; count++) openAccount(world)
    const chunk = list(world)
    expect([chunk.trader.length, chunk.hasMore]).toEqual([4, true])

    world.dialect = { ...world.dialect, 'traders.chunkWholeMillisecond': false }
    expect(list(world).trader).toHaveLength(2)
  })

  it('may come oldest first', () => {
    const { world, logins } = makeFour({ 'paging.t3Chunk': 2, 'traders.order': 'oldest' })
    expect(loginsOf(list(world))).toEqual([logins[2], logins[3]])
  })

  it('is written out piece by piece when it is long, and tells the accounts as they were', () => {
    const world = makeWorld()
    for (let count = 0; count < 1500; count++) openAccount(world, count)
    const answer = ask(world, listTraders, { query: { from: iso(NOON), to: iso(NOON + 1), fields: 'login,balance' } })
    expect(answer.body).toBeUndefined()
    for (const login of [...world.traders.entries()].map(([login]) => login)) world.traders.delete(login)
    const { trader, hasMore } = JSON.parse([...answer.pieces!].join(''))
    expect([trader.length, trader[0].balance, trader[1499].balance, hasMore]).toEqual([1500, 149_900, 0, false])
  })
})

describe('the filters', () => {
  it('of open positions take accounts with, without, or both', () => {
    const { world, logins } = makeFour()
    deal(world, logins[1], 'BUY', 110_000)
    const { positionId } = deal(world, logins[2], 'BUY', 110_000)
    deal(world, logins[2], 'SELL', 110_000, { positionId })

    expect(loginsOf(list(world, { hasOpenPositions: true }))).toEqual([logins[1]])
    expect(loginsOf(list(world, { hasOpenPositions: false }))).toEqual([logins[3], logins[2], logins[0]])
    expect(loginsOf(list(world))).toHaveLength(4)
  })

  it('of a group take its accounts only', () => {
    const { world } = makeFour()
    const { login } = openAccount(world, 0, { groupName: 'Professional' })
    expect(loginsOf(list(world, { groupId: 2 }))).toEqual([login])
    expect(loginsOf(list(world, { groupId: 77 }))).toEqual([])
  })

  it('of the last deal have the beginning of the window in them and its end not', () => {
    const { world, logins } = makeFour()
    for (const login of logins.slice(0, 3)) {
      deal(world, login, 'BUY', 110_000)
      letPass(world, 1000)
    }
    const window = { fromLastDealTimestamp: iso(NOON + 5000), toLastDealTimestamp: iso(NOON + 6000) }
    expect(loginsOf(list(world, window))).toEqual([logins[1]])
  })

  it('of the last deal need both ends, unless half a window is ignored', () => {
    const { world } = makeFour()
    const half = { fromLastDealTimestamp: iso(NOON) }
    expect(refusedBy(() => list(world, half))).toBe('T3-26')
    world.dialect = { ...world.dialect, 'traders.halfDealWindow': 'ignore' }
    expect(list(world, half).trader).toHaveLength(4)
  })
})

describe('the fields', () => {
  it('that are named come, and no others', () => {
    const { world, logins } = makeFour()
    const [first] = list(world, { fields: 'login, brokerName,balance,nonsense,hashedPassword' }).trader
    expect(first).toEqual({ login: logins[3], brokerName: 'Acme', balance: 1000 })
  })

  it('that nobody knows are ignored, or refused', () => {
    const { world } = makeFour({ 'traders.unknownFieldNames': 'reject' })
    expect(refusedBy(() => list(world, { fields: 'login,nonsense' }))).toBe('T3-8')
  })
})
