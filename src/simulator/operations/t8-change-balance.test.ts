import { describe, expect, it } from 'vitest'
import type { Trader } from '../../domain/records.ts'
import type { Input } from '../operation.ts'
import { ask, makeWorld, refusedBy } from '../testing/make-world.ts'
import { deal, EURUSD, openAccount } from '../testing/open-account.ts'
import type { World } from '../world.ts'
import { setPrice } from './k26-set-price.ts'
import { getTrader } from './t2-get-trader.ts'
import { changeBalance } from './t8-change-balance.ts'

type Body = Input<'changeBalance'>['body']

function pay(world: World, { login }: Pick<Trader, 'login'>, type: Body['type'], amount: string, more: Partial<Body> = {}) {
  const body = { login, type, preciseAmount: Number(amount), ...more }
  return ask(world, changeBalance, { path: { login }, body, exact: { preciseAmount: amount } })
}

const read = (world: World, { login }: Pick<Trader, 'login'>) => ask(world, getTrader, { path: { login } }).body!

describe('a change', () => {
  it('raises and lowers the balance, and nothing else but what follows from it', () => {
    const world = makeWorld()
    const trader = openAccount(world)
    pay(world, trader, 'DEPOSIT', '0.29')
    pay(world, trader, 'DEPOSIT', '250')
    pay(world, trader, 'WITHDRAW', '100.07')
    expect(read(world, trader)).toMatchObject({ balance: 15_022, equity: 15_022, freeMargin: 15_022, nonWithdrawableBonus: 0 })
  })

  it('of bonus leaves the balance alone', () => {
    const world = makeWorld()
    const trader = openAccount(world, 10)
    pay(world, trader, 'DEPOSIT_NONWITHDRAWABLE_BONUS', '50')
    pay(world, trader, 'WITHDRAW_NONWITHDRAWABLE_BONUS', '20')
    expect(read(world, trader)).toMatchObject({ balance: 1000, nonWithdrawableBonus: 3000, equity: 4000, cashEquity: 1000 })
  })

  it('is exact to the last of eight decimals', () => {
    const world = makeWorld()
    const trader = openAccount(world, 0, { moneyDigits: 8 })
    for (let count = 0; count < 1000; count++) pay(world, trader, 'DEPOSIT', '0.00000001')
    pay(world, trader, 'DEPOSIT', '0.1')
    pay(world, trader, 'DEPOSIT', '0.2')
    expect(read(world, trader).balance).toBe(30_001_000)
  })

  it('keeps decimals that the account cannot show', () => {
    const world = makeWorld()
    const trader = openAccount(world)
    pay(world, trader, 'DEPOSIT', '0.005')
    expect(read(world, trader).balance).toBe(1)
    pay(world, trader, 'DEPOSIT', '0.004')
    expect(read(world, trader).balance).toBe(1)
    expect(world.traders.get(trader.login)!.balance).toBe(900_000n)
    world.dialect = { ...world.dialect, 'balance.rounding': 'truncate' }
    expect(read(world, trader).balance).toBe(0)
    world.dialect = { ...world.dialect, 'balance.rounding': 'reject' }
    expect(refusedBy(() => pay(world, trader, 'DEPOSIT', '0.001'))).toBe('T8-12')
  })

  it('has an entry of its own, with what the broker noted, and is announced once', () => {
    const world = makeWorld()
    const trader = openAccount(world)
    const { next } = world.events
    const notes = { comment: 'by hand', externalId: 'order-1', externalNote: 'Thanks', source: 'card' }
    const first = pay(world, trader, 'DEPOSIT', '5', notes).body!.balanceHistoryId!
    const second = pay(world, trader, 'WITHDRAW', '2', notes).body!.balanceHistoryId!

    expect(second).not.toBe(first)
    expect(world.balanceHistory.get(first)).toMatchObject({ ...notes, delta: 500_000_000n, balance: 500_000_000n, equity: 500_000_000n })
    expect(world.balanceHistory.get(second)).toMatchObject({ delta: -200_000_000n, balance: 300_000_000n })
    const messages = world.events.after(next - 1, 10).map(({ message, type }) => `${message} ${type}`)
    expect(messages).toEqual(['BalanceHistoryEvent CREATE', 'TraderEvent UPDATE', 'BalanceHistoryEvent CREATE', 'TraderEvent UPDATE'])
  })

  it('is booked again with the same externalId, unless the platform knows it again', () => {
    const world = makeWorld({ dialect: { 'balance.dedupeExternalId': true } })
    const [trader, other] = [openAccount(world), openAccount(world)]
    const deposit = (to: Trader) => pay(world, to, 'DEPOSIT', '5', { externalId: 'order-1' }).body!.balanceHistoryId
    expect(deposit(trader)).toBe(deposit(trader))
    expect(deposit(other)).not.toBe(deposit(trader))
    expect(read(world, trader).balance).toBe(500)
    world.dialect = { ...world.dialect, 'balance.dedupeExternalId': false }
    deposit(trader)
    expect(read(world, trader).balance).toBe(1000)
  })

  it('of bonus tells its id as the platform at hand does', () => {
    const told = (form: 'id' | 'zero' | 'absent') => {
      const world = makeWorld({ dialect: { 'balance.bonusHistoryId': form } })
      const { body, pieces } = pay(world, openAccount(world), 'DEPOSIT_NONWITHDRAWABLE_BONUS', '5')
      return body ?? JSON.parse([...pieces!].join(''))
    }
    expect([told('id'), told('zero'), told('absent')]).toEqual([{ balanceHistoryId: 1 }, { balanceHistoryId: 0 }, {}])
  })
})

describe('a withdrawal', () => {
  /** 1000 dollars, of which 600 are bound: 60 000 euros at a price of 1 and a leverage of 1:100. */
  function makeBound(dialect = {}) {
    const world = makeWorld({ dialect })
    const trader = openAccount(world, 1000)
    ask(world, setPrice, { body: { symbolId: EURUSD, bid: 100_000, ask: 100_000 } })
    deal(world, trader.login, 'BUY', 100_000, { volume: 6_000_000 })
    return { world, trader }
  }

  it('takes at most what margin does not bind', () => {
    const { world, trader } = makeBound()
    expect(refusedBy(() => pay(world, trader, 'WITHDRAW', '400.01'))).toBe('T8-22')
    expect(read(world, trader).balance).toBe(100_000)
    pay(world, trader, 'WITHDRAW', '400')
    expect(read(world, trader)).toMatchObject({ balance: 60_000, freeMargin: 0 })
  })

  it('takes more when margin is to be skipped, and positions are stopped out when too little is left', () => {
    const { world, trader } = makeBound()
    pay(world, trader, 'WITHDRAW', '699', { skipMarginValidation: true })
    expect(read(world, trader)).toMatchObject({ balance: 30_100, usedMargin: 60_000, freeMargin: -29_900 })
    pay(world, trader, 'WITHDRAW', '1', { skipMarginValidation: true })
    expect(read(world, trader)).toMatchObject({ balance: 30_000, usedMargin: 0 })
    expect(world.orders.values().toArray().at(-1)).toMatchObject({ isStopOut: true, closing: true })
  })

  it('never makes a balance negative, unless the platform allows it', () => {
    const { world, trader } = makeBound()
    const overdraw = () => pay(world, trader, 'WITHDRAW', '1000.01', { skipMarginValidation: true })
    expect(refusedBy(overdraw)).toBe('T8-24')
    world.dialect = { ...world.dialect, 'balance.overdraft': 'skip-margin' }
    overdraw()
    expect(read(world, trader).balance).toBe(-1)
    expect(refusedBy(() => pay(world, trader, 'WITHDRAW', '1'))).toBe('T8-22')
  })

  it('takes no bonus that is not there, and a bonus is not money', () => {
    const world = makeWorld()
    const trader = openAccount(world, 10)
    pay(world, trader, 'DEPOSIT_NONWITHDRAWABLE_BONUS', '5')
    expect(refusedBy(() => pay(world, trader, 'WITHDRAW_NONWITHDRAWABLE_BONUS', '5.01', { skipMarginValidation: true }))).toBe('T8-25')
    expect(refusedBy(() => pay(world, trader, 'WITHDRAW', '10.01'))).toBe('T8-22')
  })
})

describe('a change is refused', () => {
  it.each([
    ['0', 'T8-29'],
    ['-1', 'T8-29'],
    ['1e300', 'T8-29'],
    ['1e-9', 'T8-30'],
    ['0.123456789', 'T8-30'],
  ])('for an amount of %s', (amount, requirement) => {
    const world = makeWorld()
    const trader = openAccount(world, 1)
    expect(refusedBy(() => pay(world, trader, 'DEPOSIT', amount))).toBe(requirement)
    expect(world.traders.get(trader.login)).toBe(trader)
  })

  it('for another login in the body, unless only the path counts', () => {
    const world = makeWorld()
    const [trader, other] = [openAccount(world), openAccount(world)]
    const mixed = () => pay(world, trader, 'DEPOSIT', '1', { login: other.login })
    expect(refusedBy(mixed)).toBe('T8-31')
    world.dialect = { ...world.dialect, 'traders.loginMismatch': 'path' }
    mixed()
    expect([read(world, trader).balance, read(world, other).balance]).toEqual([100, 0])
  })

  it('for a login that no account has, and for strange fields where they are not ignored', () => {
    const world = makeWorld()
    expect(refusedBy(() => pay(world, { login: 1 }, 'DEPOSIT', '1'))).toBe('T8-26')
    const trader = openAccount(world)
    const strange = { amount: 100 } as object
    pay(world, trader, 'DEPOSIT', '1', strange)
    world.dialect = { ...world.dialect, 'traders.legacyFields': 'reject' }
    expect(refusedBy(() => pay(world, trader, 'DEPOSIT', '1', strange))).toBe('T8-27')
  })

  it('when the account would hold more than a long', () => {
    const world = makeWorld()
    const trader = openAccount(world, 0, { moneyDigits: 8, balance: 2n ** 63n - 2n })
    pay(world, trader, 'DEPOSIT', '0.00000001')
    expect(refusedBy(() => pay(world, trader, 'DEPOSIT', '0.00000001'))).toBe('T8-29')
  })
})

it('rounds more than eight decimals where the platform does', () => {
  const world = makeWorld({ dialect: { 'balance.excessDecimals': 'round' } })
  const trader = openAccount(world, 0, { moneyDigits: 8 })
  pay(world, trader, 'DEPOSIT', '0.123456785')
  expect(read(world, trader).balance).toBe(12_345_679)
})
