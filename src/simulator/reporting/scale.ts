import { divide, scaleMoney } from '../../domain/money.ts'
import type { Money, Rate } from '../../domain/records.ts'
import { roundingIn } from '../trader-record.ts'
import type { World } from '../world.ts'

/** How the money of one record is told: in units of 10^-8 where the account has eight digits, else in hundredths. */
export interface MoneyScale {
  readonly isPreciseMoney: boolean
  readonly scale: (amount: Money) => bigint
}

/** The scale of an account's money; decimals that it cannot show are rounded as everywhere else. */
export function moneyScale(world: World, moneyDigits: number): MoneyScale {
  const isPreciseMoney = moneyDigits === 8
  return { isPreciseMoney, scale: (amount) => scaleMoney(amount, isPreciseMoney ? 8 : 2, roundingIn(world.dialect)) }
}

/** A conversion rate as an integer, for the fields whose scale the documents leave open. */
export function scaleRate(world: World, rate: Rate): bigint {
  return divide(rate, 10n ** BigInt(8 - world.dialect['reporting.rateDigits']))
}

/** A conversion rate as a decimal. */
export function toDecimal(rate: Rate): number {
  return Number(rate) / 1e8
}
