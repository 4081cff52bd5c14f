import { describe, expect, it } from 'vitest'
import { ask, makeWorld, refusedBy, type WorldWishes } from '../testing/make-world.ts'
import type { World } from '../world.ts'
import { listLinkedAccounts } from './b12-list-linked-accounts.ts'

const small = (dialect: WorldWishes['dialect'] = {}) => makeWorld({ fixture: 'small', dialect })
const list = (world: World, filter: object = {}) => ask(world, listLinkedAccounts, { body: { environmentName: 'demo', ...filter } }).body!
const idsOf = (world: World, filter: object = {}) => list(world, filter).accounts.map((account) => account.uidTraderAccountId)

it('lists the record of the documents', () => {
  const world = makeWorld()
  const { userId, traderLogin, uidTraderAccountId } = world.given
  const { utcCreateTimestamp } = world.accountLinks.get(uidTraderAccountId)!

  expect(list(world)).toEqual({
    accounts: [
      {
        userId,
        uidTraderAccountId,
        login: traderLogin,
        subAccountOf: null,
        moneyDigits: 2,
        brokerName: 'Acme',
        depositCurrency: 'USD',
        utcCreateTimestamp,
        sharedWithUserId: null,
        environmentName: 'demo',
        brokerAccountDisplayName: null,
      },
    ],
    unlinkedTraderIds: [],
    unlinkedTraderLogins: [],
  })
})

describe('the filters', () => {
  it('keep only what passes all of them', () => {
    const world = small()
    const { userId, traderLogin } = world.given
    const [first, second] = list(world).accounts

    expect(list(world, { userId }).accounts.every((account) => account.userId === userId)).toBe(true)
    expect(list(world, { traderLogins: [traderLogin] }).accounts.map(({ login }) => login)).toEqual([traderLogin])
    expect(list(world, { traderIds: [first!.login, second!.login] }).accounts).toEqual([first, second])
    expect(list(world, { traderIds: [first!.login], traderLogins: [second!.login] }).accounts).toEqual([])
    expect(list(world, { environmentName: 'live' }).accounts).toEqual([])
  })

  it('include the moment of from and exclude that of to', () => {
    const world = small()
    const [first, second, third] = list(world).accounts.map(({ utcCreateTimestamp }) => utcCreateTimestamp) as [number, number, number]

    expect(list(world, { from: second, to: third }).accounts.map(({ utcCreateTimestamp }) => utcCreateTimestamp)).toEqual([second])
    expect(list(world, { from: first, to: first }).accounts).toEqual([])
  })

  it('name the accounts asked for that nobody has linked', () => {
    const world = small()
    const { traderLogin } = world.given
    const unlinked = [...world.traders.values()].find(({ login }) => world.accountLinks.by('login', login).length === 0)!.login

    const answer = list(world, { traderLogins: [traderLogin, unlinked, 999, 999], traderIds: [unlinked] })

    expect(answer.unlinkedTraderLogins).toEqual([unlinked, 999])
    expect(answer.unlinkedTraderIds).toEqual([unlinked])
  })
})

describe('the pages', () => {
  it('are disjoint and complete, in the order of creation', () => {
    const world = small()
    const all = idsOf(world)
    const pages = [0, 50, 100, 150, 200].flatMap((skip) => idsOf(world, { limit: 50, skip }))

    expect(all.length).toBeGreaterThan(150)
    expect(pages).toEqual(all)
    expect([...all].sort((a, b) => a - b)).toEqual(all)
  })

  it('have a default length, a largest length and an order by the dialect', () => {
    expect(idsOf(small({ 'accounts.defaultLimit': 7 }))).toHaveLength(7)
    expect(idsOf(small({ 'paging.maxLimit': 9 }), { limit: 50 })).toHaveLength(9)
    expect(idsOf(small({ 'paging.order': 'descending' }))).toEqual(idsOf(small()).reverse())
    expect(refusedBy(() => idsOf(small({ 'paging.maxLimit': 9, 'paging.overLimit': 'reject' }), { limit: 10 }))).toBe('PAGE-4')
  })
})

describe('the time', () => {
  it('is told and asked for in seconds where the dialect says so', () => {
    const world = small({ 'time.unit': 'seconds' })
    const { utcCreateTimestamp } = list(world).accounts[5]!

    expect(utcCreateTimestamp).toBeLessThan(1e10)
    expect(list(world, { from: utcCreateTimestamp, to: utcCreateTimestamp + 1 }).accounts).toHaveLength(1)
  })

  it('is that of the user where the dialect says so', () => {
    const world = small({ 'accounts.createTimeOf': 'user' })

    expect(
      list(world).accounts.every((account) => account.utcCreateTimestamp === world.users.get(account.userId)!.utcCreateTimestamp),
    ).toBe(true)
  })
})

it('forgets accounts and users that are deleted', () => {
  const world = makeWorld()
  const { traderLogin } = world.given
  const trader = world.traders.get(traderLogin)!

  world.traders.delete(traderLogin)
  expect(list(world, { traderLogins: [traderLogin] })).toEqual({ accounts: [], unlinkedTraderIds: [], unlinkedTraderLogins: [traderLogin] })
  world.traders.set(traderLogin, trader)
  world.users.set(world.given.userId, { ...world.users.get(world.given.userId)!, status: 'UID_DELETED' })
  expect(list(world, { traderLogins: [traderLogin] })).toEqual({ accounts: [], unlinkedTraderIds: [], unlinkedTraderLogins: [traderLogin] })
})

it('refuses an environment that it does not know', () => {
  expect(refusedBy(() => list(makeWorld(), { environmentName: 'nowhere' }))).toBe('B12-25')
})
