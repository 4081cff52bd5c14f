import { describe, expect, it } from 'vitest'
import { ask, makeWorld, NOON, refusedBy } from '../testing/make-world.ts'
import { HASH, newTraderBody } from '../testing/open-account.ts'
import { createTrader } from './t1-create-trader.ts'

describe('a new account', () => {
  it('answers what was sent and what the platform adds, but never the password hash', () => {
    const world = makeWorld()
    const contactDetails = { city: 'Zurich', countryId: 756, email: 'mia@example.com' }
    const { status, body } = ask(world, createTrader, {
      body: newTraderBody(world, { balance: 1_000_000, name: 'Mia', swapFree: true, contactDetails }),
    })

    expect(status).toBe(201)
    expect(body).toMatchObject({ balance: 1_000_000, name: 'Mia', swapFree: true, contactDetails: { ...contactDetails, zipCode: null } })
    expect(body).toMatchObject({
      equity: 1_000_000,
      freeMargin: 1_000_000,
      cashEquity: 1_000_000,
      usedMargin: 0,
      bonus: 0,
      nonWithdrawableBonus: 0,
    })
    expect(body).toMatchObject({ moneyDigits: 2, minEquityDaily: 1_000_000, maxEquityDaily: 1_000_000, lastConnectionTimestamp: 0 })
    expect(body).toMatchObject({ registrationTimestamp: NOON, lastUpdateTimestamp: NOON, lastName: null, sendOwnStatement: false })
    expect(JSON.stringify(body)).not.toContain(HASH)
  })

  it('gets the next login', () => {
    const world = makeWorld({ dialect: { 'traders.firstLogin': 9_007_199_254_000_000 } })
    const logins = [1, 2].map(() => ask(world, createTrader, { body: newTraderBody(world) }).body!.login)
    expect(logins).toEqual([world.given.traderLogin + 1, world.given.traderLogin + 2])
  })

  it('begins its history with its opening balance, if it has any', () => {
    const world = makeWorld()
    const before = world.events.next
    const { login } = ask(world, createTrader, { body: newTraderBody(world, { balance: 250 }) }).body!
    ask(world, createTrader, { body: newTraderBody(world, { balance: 0 }) })

    const events = world.events.after(before - 1, 10)
    expect(events.map(({ message, type }) => `${message} ${type}`)).toEqual([
      'TraderEvent CREATE',
      'BalanceHistoryEvent CREATE',
      'TraderEvent CREATE',
    ])
    expect(events[1]!.record).toMatchObject({
      login,
      operationType: 'DEPOSIT',
      delta: 250_000_000n,
      balance: 250_000_000n,
      equity: 250_000_000n,
    })
  })

  it('counts eight money digits in a group that has them', () => {
    const world = makeWorld()
    const { body } = ask(world, createTrader, { body: newTraderBody(world, { groupName: 'Crypto', depositCurrency: 'BTC', balance: 1 }) })
    expect(body).toMatchObject({ moneyDigits: 8, balance: 1, equity: 1 })
    expect(world.traders.get(body!.login)!.balance).toBe(1n)
  })
})

describe('a creation is refused', () => {
  const attempt = (wanted: object, dialect = {}) => {
    const world = makeWorld({ dialect })
    const before = world.traders.size
    const requirement = refusedBy(() => ask(world, createTrader, { body: { ...newTraderBody(world), ...wanted } }))
    expect(world.traders.size).toBe(before + (requirement ? 0 : 1))
    return requirement
  }

  it('in a group that does not exist', () => expect(attempt({ groupName: 'Nowhere' })).toBe('T1-34'))
  it('in a currency in which nobody can deposit', () => expect(attempt({ depositCurrency: 'XAU' })).toBe('T1-35'))
  it('in a currency that its group does not have', () => expect(attempt({ depositCurrency: 'BTC' })).toBe('T1-35'))
  it('under a broker that does not exist', () => expect(attempt({ brokerName: 'Nobody' })).toBe('T1-36'))
  it('with a hash in capitals, where only small letters are taken', () => {
    expect(attempt({ hashedPassword: HASH.toUpperCase() })).toBeUndefined()
    expect(attempt({ hashedPassword: HASH.toUpperCase() }, { 'traders.hashCase': 'lower' })).toBe('T1-31')
  })
  it('without broker or margin calculation, unless the platform is lenient', () => {
    expect(attempt({ brokerName: undefined })).toBe('T1-33')
    expect(attempt({ brokerName: undefined, totalMarginCalculationType: undefined }, { 'traders.strictCreate': false })).toBeUndefined()
  })
})
