import { expect, it } from 'vitest'
import { ask, makeWorld, NOON, refusedBy } from '../testing/make-world.ts'
import { deal, openAccount } from '../testing/open-account.ts'
import { listClosedPositions } from './u25-list-closed-positions.ts'
import { listOpenPositions } from './u25-list-open-positions.ts'
import { listTraderGroups } from './u25-list-trader-groups.ts'

const iso = (time: number) => new Date(time).toISOString().slice(0, -1)

it('lists open and closed positions, those of one account or of all', () => {
  const world = makeWorld()
  const [one, other] = [openAccount(world, 100).login, openAccount(world, 100).login]
  const open = deal(world, one, 'BUY', 110_000)
  const closed = deal(world, other, 'SELL', 109_280)
  deal(world, other, 'BUY', 109_130, { positionId: closed.positionId })

  const base = { symbolId: 1, volume: 100_000, openTimestamp: NOON }
  expect(ask(world, listOpenPositions).body!.position).toEqual([
    { ...base, positionId: open.positionId, login: one, tradeSide: 'BUY', entryPrice: 110_000 },
  ])
  expect(ask(world, listOpenPositions, { query: { login: other } }).body!.position).toEqual([])
  const window = { from: iso(NOON), to: iso(NOON + 1) }
  expect(ask(world, listClosedPositions, { query: window }).body!.position).toEqual([
    {
      ...base,
      positionId: closed.positionId,
      login: other,
      tradeSide: 'SELL',
      entryPrice: 109_280,
      closePrice: 109_130,
      closeTimestamp: NOON,
    },
  ])
  expect(ask(world, listClosedPositions, { query: { ...window, login: one } }).body!.position).toEqual([])
})

it('looks back two days at most', () => {
  const world = makeWorld()
  const look = (from: number, to: number) => ask(world, listClosedPositions, { query: { from: iso(from), to: iso(to) } })
  const day = 24 * 60 * 60 * 1000
  expect(look(NOON, NOON + 2 * day).status).toBe(200)
  expect(refusedBy(() => look(NOON, NOON + 2 * day + 1))).toBe('U25-6')
})

it('lists the groups of the environment', () => {
  const { traderGroup } = ask(makeWorld(), listTraderGroups).body!
  expect(traderGroup[0]).toEqual({ id: 1, name: 'Standard', description: expect.any(String) })
})
