import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { AccountType } from '../domain/records.ts'
import { Refusal } from '../domain/refusal.ts'
import { findBegunDay } from './day-end.ts'
import { endDay } from './operations/end-day.ts'
import { setPrice } from './operations/k26-set-price.ts'
import { changeBalance } from './operations/t8-change-balance.ts'
import { ask, letPass, makeWorld } from './testing/make-world.ts'
import { deal, EURUSD, openAccount } from './testing/open-account.ts'
import { readAccount } from './trader-record.ts'
import { openPositionsOf } from './valuation.ts'
import type { World } from './world.ts'

type Step = (world: World, login: number) => void

const price = fc.integer({ min: 105_000, max: 115_000 })
const volume = fc.integer({ min: 1, max: 500_000 })
const side = fc.constantFrom('BUY' as const, 'SELL' as const)

const steps: fc.Arbitrary<Step> = fc.oneof(
  fc.tuple(side, price, volume).map(
    ([tradeSide, at, size]): Step =>
      (world, login) =>
        void deal(world, login, tradeSide, at, { volume: size }),
  ),
  fc.tuple(price, volume).map(
    ([at, size]): Step =>
      (world, login) =>
        closeFirst(world, login, at, size),
  ),
  fc.tuple(price, fc.integer({ min: 0, max: 50 })).map(
    ([bid, spread]): Step =>
      (world) => {
        ask(world, setPrice, { body: { symbolId: EURUSD, bid, ask: bid + spread } })
      },
  ),
  fc.tuple(fc.constantFrom('DEPOSIT' as const, 'WITHDRAW' as const), fc.integer({ min: 1, max: 100_000 }), fc.boolean()).map(
    ([type, cents, skipMarginValidation]): Step =>
      (world, login) => {
        ask(world, changeBalance, { path: { login }, body: { login, type, preciseAmount: cents / 100, skipMarginValidation } })
      },
  ),
  fc.integer({ min: 1, max: 60 }).map(
    (hours): Step =>
      (world) => {
        letPass(world, hours * 3_600_000)
        const body = findBegunDay(world)
        if (body) endDay({ body }, world)
      },
  ),
)

function closeFirst(world: World, login: number, at: number, size: number): void {
  const [position] = openPositionsOf(world, login)
  if (!position) return
  const closing = position.tradeSide === 'BUY' ? 'SELL' : 'BUY'
  deal(world, login, closing, at, { volume: Math.min(size, position.volume), positionId: position.positionId })
}

function run(accountType: AccountType, moneyDigits: number, walk: Step[]) {
  const world = makeWorld()
  const trader = openAccount(world, 1000, { accountType, moneyDigits })
  for (const step of walk) {
    try {
      step(world, trader.login)
    } catch (error) {
      if (!(error instanceof Refusal)) throw error
    }
  }
  return { world, login: trader.login, opening: trader.balance }
}

const walks = fc.tuple(fc.constantFrom<AccountType>('HEDGED', 'NETTED'), fc.constantFrom(2, 8), fc.array(steps, { maxLength: 40 }))

test('whatever is traded, the history of a balance adds up to it', () => {
  fc.assert(
    fc.property(walks, (walk) => {
      const { world, login, opening } = run(...walk)
      const entries = world.balanceHistory.values().filter((entry) => entry.login === login)
      const sum = entries.reduce((total, { delta }) => total + delta, opening)
      expect(sum).toBe(world.traders.get(login)!.balance)
    }),
    { numRuns: 200 },
  )
})

test('whatever is traded, opening deals and their offsets add up to what is open', () => {
  fc.assert(
    fc.property(walks, (walk) => {
      const { world, login } = run(...walk)
      for (const position of world.positions.by('login', login)) {
        expect(position.lots.reduce((total, lot) => total + lot.volume, 0)).toBe(position.volume)
      }
      for (const { id, closePositionDetail } of world.deals.by('login', login)) {
        const offsets = [...world.dealOffsets.values()].filter(({ closingDealId }) => closingDealId === id)
        expect(offsets.reduce((total, offset) => total + offset.volume, 0)).toBe(closePositionDetail?.closedVolume ?? 0)
        expect(offsets.reduce((total, offset) => total + offset.swap, 0n)).toBe(closePositionDetail?.realizedSwap ?? 0n)
      }
    }),
    { numRuns: 200 },
  )
})

test('whatever is traded, the figures of a record fit together', () => {
  fc.assert(
    fc.property(walks, (walk) => {
      const { world, login } = run(...walk)
      const record = readAccount(world, world.traders.get(login)!)
      expect(record.freeMargin).toBe(record.equity - record.usedMargin)
      expect(record.minEquityDaily).toBeLessThanOrEqual(record.equity)
      expect(record.maxEquityDaily).toBeGreaterThanOrEqual(record.equity)
      if (openPositionsOf(world, login).length === 0) expect(record).toMatchObject({ usedMargin: 0, equity: record.balance })
    }),
    { numRuns: 200 },
  )
})
