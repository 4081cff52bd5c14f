import { unscaleMoney } from '../../domain/money.ts'
import type { Trader, TradeSide } from '../../domain/records.ts'
import { type NewAccount, newTrader } from '../accounts.ts'
import type { Input } from '../operation.ts'
import { fillDeal } from '../operations/k24-fill-deal.ts'
import type { World } from '../world.ts'
import { ask } from './make-world.ts'

export const HASH = '19e78e8bd178532d39272fb27360be1a'
export const EURUSD = 1

/** The body of a creation with the nine fields that it demands. */
export function newTraderBody(world: World, wanted: Partial<Input<'createTrader'>['body']> = {}): Input<'createTrader'>['body'] {
  const { brokerName, depositCurrency, groupName } = world.given
  return {
    accessRights: 'FULL_ACCESS',
    accountType: 'HEDGED',
    balance: 0,
    brokerName,
    depositCurrency,
    groupName,
    hashedPassword: HASH,
    leverageInCents: 10_000,
    totalMarginCalculationType: 'MAX',
    ...wanted,
  }
}

/** An account for a test, with a balance in whole units of its currency. */
export function openAccount(world: World, units = 0, wanted: Partial<NewAccount> = {}): Trader {
  const { brokerName, depositCurrency, groupName } = world.given
  return newTrader(world, {
    accessRights: 'FULL_ACCESS',
    accountType: 'HEDGED',
    balance: unscaleMoney(units, 0),
    brokerName,
    depositCurrency,
    groupName,
    hashedPassword: HASH,
    leverageInCents: 10_000,
    totalMarginCalculationType: 'MAX',
    ...wanted,
  })
}

/** Fills a market order in EUR/USD: 1000 units unless told otherwise. */
export function deal(
  world: World,
  login: number,
  tradeSide: TradeSide,
  price: number,
  wanted: { volume?: number; positionId?: number } = {},
) {
  const body = { login, symbolId: EURUSD, tradeSide, volume: 100_000, executionPrice: price, ...wanted }
  return ask(world, fillDeal, { body }).body!
}
