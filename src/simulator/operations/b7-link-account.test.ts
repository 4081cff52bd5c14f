import { describe, expect, it } from 'vitest'
import { makeAccount } from '../fixtures/make-account.ts'
import { PASSWORD_HASH } from '../fixtures/managers.ts'
import { ask, makeWorld, refusedBy } from '../testing/make-world.ts'
import type { World } from '../world.ts'
import { linkAccount } from './b7-link-account.ts'

const openAccount = (world: World) => {
  const { brokerName, groupName, depositCurrency } = world.given
  return makeAccount(world, { brokerName, groupName, depositCurrency, balance: 0n, contactDetails: null }).login
}
const link = (world: World, traderLogin: number, other: object = {}) => {
  const { userId, brokerName, environmentName } = world.given
  return ask(world, linkAccount, {
    body: { traderLogin, traderPasswordHash: PASSWORD_HASH, userId, brokerName, environmentName, ...other },
  })
}

describe('a link', () => {
  it('answers its id when asked, and no byte otherwise', () => {
    const world = makeWorld()

    const quiet = link(world, openAccount(world))
    const talkative = link(world, openAccount(world), { returnAccountDetails: true })

    expect(quiet).toEqual({ status: 200 })
    expect(world.accountLinks.get(talkative.body!.uidTraderAccountId!)).toMatchObject({
      userId: world.given.userId,
      utcCreateTimestamp: world.now,
    })
  })

  it('is proven by the hash in any letter case, or in lower case only where the dialect says so', () => {
    const world = makeWorld()
    const strict = makeWorld({ dialect: { 'traders.hashCase': 'lower' } })
    const shouted = { traderPasswordHash: PASSWORD_HASH.toUpperCase() }

    expect(link(world, openAccount(world), shouted).status).toBe(200)
    expect(refusedBy(() => link(strict, openAccount(strict), shouted))).toBe('B7-6')
  })
})

describe('an account that is linked already', () => {
  it('keeps its id for its user, and is refused to others', () => {
    const world = makeWorld()
    const { traderLogin, uidTraderAccountId, otherUserId } = world.given

    expect(link(world, traderLogin, { returnAccountDetails: true }).body).toEqual({ uidTraderAccountId })
    expect(refusedBy(() => link(world, traderLogin, { userId: otherUserId }))).toBe('B7-16')
    expect(world.accountLinks.size).toBe(1)
  })

  it('is refused to its user as well where the dialect says so', () => {
    const world = makeWorld({ dialect: { 'accounts.linkAgain': 'refuse' } })

    expect(refusedBy(() => link(world, world.given.traderLogin))).toBe('B7-16')
  })

  it('is free again once its user is deleted', () => {
    const world = makeWorld()
    const { userId, otherUserId, traderLogin } = world.given
    world.users.set(userId, { ...world.users.get(userId)!, status: 'UID_DELETED' })

    expect(link(world, traderLogin, { userId: otherUserId }).status).toBe(200)
  })
})

it.each([
  ['B7-8', { traderPasswordHash: '0'.repeat(32) }],
  ['B7-10', { environmentName: 'nowhere' }],
  ['B7-11', { userId: 999 }],
  ['B7-12', { traderLogin: 999 }],
  ['B7-13', { brokerName: 'Nobody' }],
  ['B7-13', { environmentName: 'live' }],
  ['B7-14', { brokerName: 'AcmePro' }],
])('refuses by %s and links nothing: %j', (requirement, other) => {
  const world = makeWorld()
  const login = openAccount(world)

  expect(refusedBy(() => link(world, login, other))).toBe(requirement)
  expect(world.accountLinks.size).toBe(1)
})
