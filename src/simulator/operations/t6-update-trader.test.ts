import { describe, expect, it } from 'vitest'
import { ask, letPass, makeWorld, refusedBy } from '../testing/make-world.ts'
import { openAccount } from '../testing/open-account.ts'
import { updateTrader } from './t6-update-trader.ts'

describe('a partial update', () => {
  it('changes what it names', () => {
    const world = makeWorld()
    const trader = openAccount(world, 5, { name: 'Mia' })
    letPass(world, 1000)
    expect(ask(world, updateTrader, { path: trader, body: { accessRights: 'NO_TRADING', groupName: 'Professional' } }).status).toBe(200)
    const changes = { accessRights: 'NO_TRADING', groupName: 'Professional', lastUpdateTimestamp: world.now }
    expect(world.traders.get(trader.login)).toEqual({ ...trader, ...changes })
  })

  it('changes and announces nothing when it names nothing', () => {
    const world = makeWorld()
    const trader = openAccount(world)
    const { next } = world.events
    letPass(world, 1000)
    expect(ask(world, updateTrader, { path: trader, body: {} }).status).toBe(200)
    expect([world.traders.get(trader.login), world.events.next]).toEqual([trader, next])
  })

  it('ignores fields that it does not know, or refuses them', () => {
    const world = makeWorld()
    const trader = openAccount(world)
    const body = { accountType: 'NETTED', name: 'Eva' } as object
    ask(world, updateTrader, { path: trader, body })
    expect(world.traders.get(trader.login)).toMatchObject({ accountType: 'HEDGED', name: 'Eva' })
    world.dialect = { ...world.dialect, 'traders.legacyFields': 'reject' }
    expect(refusedBy(() => ask(world, updateTrader, { path: trader, body }))).toBe('T6-10')
  })

  it('is refused for an unknown group and an unknown login', () => {
    const world = makeWorld()
    expect(refusedBy(() => ask(world, updateTrader, { path: openAccount(world), body: { groupName: 'Nowhere' } }))).toBe('T6-16')
    expect(refusedBy(() => ask(world, updateTrader, { path: { login: 1 }, body: {} }))).toBe('T6-13')
  })
})

describe('rights', () => {
  it('change in every direction, unless only FULL_ACCESS may follow NO_LOGIN', () => {
    const world = makeWorld()
    const trader = openAccount(world, 0, { accessRights: 'NO_LOGIN' })
    world.dialect = { ...world.dialect, 'traders.leaveNoLogin': 'full-only' }
    expect(refusedBy(() => ask(world, updateTrader, { path: trader, body: { accessRights: 'CLOSE_ONLY' } }))).toBe('T6-9')
    expect(ask(world, updateTrader, { path: trader, body: { accessRights: 'FULL_ACCESS' } }).status).toBe(200)
  })

  it('of NO_LOGIN may end the sessions under the account', () => {
    const world = makeWorld({ dialect: { 'traders.noLoginDropsSessions': true } })
    const { traderLogin, uidTraderAccountId, userId } = world.given
    const session = { userId, open: true, openedAt: world.now, brokerName: null, accessToken: null, inappToken: null, brokerNames: [] }
    world.appSessions.set('under', { ...session, sessionId: 'under', uidTraderAccountId })
    world.appSessions.set('beside', { ...session, sessionId: 'beside', uidTraderAccountId: null })
    ask(world, updateTrader, { path: { login: traderLogin }, body: { accessRights: 'NO_LOGIN' } })
    expect(
      world.appSessions
        .values()
        .map(({ open }) => open)
        .toArray(),
    ).toEqual([false, true])
  })
})
