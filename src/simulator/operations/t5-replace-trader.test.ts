import { describe, expect, it } from 'vitest'
import { ask, letPass, makeWorld, refusedBy } from '../testing/make-world.ts'
import { newTraderBody, openAccount } from '../testing/open-account.ts'
import { replaceTrader } from './t5-replace-trader.ts'

const NEW_HASH = '4866d66915dabaa283a8e40e572860c6'

describe('a full update', () => {
  it('sets everything but the balance, and resets what is not given', () => {
    const world = makeWorld()
    const { login, balance } = openAccount(world, 70, { name: 'Mia', isLimitedRisk: true, maxLeverage: 5000 })
    letPass(world, 1000)

    const body = { ...newTraderBody(world), accessRights: 'CLOSE_ONLY' as const, balance: 1, hashedPassword: NEW_HASH, lastName: 'Keller' }
    expect(ask(world, replaceTrader, { path: { login }, body }).status).toBe(204)

    expect(world.traders.get(login)).toMatchObject({ accessRights: 'CLOSE_ONLY', lastName: 'Keller', hashedPassword: NEW_HASH, balance })
    expect(world.traders.get(login)).toMatchObject({ name: null, isLimitedRisk: false, maxLeverage: null, lastUpdateTimestamp: world.now })
    expect(world.events.after(world.events.next - 2, 1)).toMatchObject([{ message: 'TraderEvent', type: 'UPDATE', record: { login } }])
  })

  it('may be demanded in full', () => {
    const world = makeWorld({ dialect: { 'traders.strictPut': true } })
    const { login } = openAccount(world)
    expect(refusedBy(() => ask(world, replaceTrader, { path: { login }, body: newTraderBody(world) }))).toBe('T5-12')
  })

  it.each([
    [{ groupName: 'Nowhere' }, 'T5-17'],
    [{ depositCurrency: 'XAU' }, 'T5-18'],
    [{ brokerName: 'Nobody' }, 'T5-19'],
  ])('is refused as a whole: %o', (wrong, requirement) => {
    const world = makeWorld()
    const trader = openAccount(world)
    expect(refusedBy(() => ask(world, replaceTrader, { path: trader, body: { name: 'Eva', ...wrong } }))).toBe(requirement)
    expect(world.traders.get(trader.login)).toBe(trader)
  })

  it('is refused for a login that no account has', () => {
    expect(refusedBy(() => ask(makeWorld(), replaceTrader, { path: { login: 1 }, body: {} }))).toBe('T5-14')
  })
})
