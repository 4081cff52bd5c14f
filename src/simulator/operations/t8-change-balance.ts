import { freeFundsOf, freeMarginOf } from '../../domain/equity.ts'
import { leastOf } from '../../domain/money.ts'
import type { BalanceEntry, Money, Trader } from '../../domain/records.ts'
import { refuse } from '../../domain/refusal.ts'
import { announce } from '../announce.ts'
import { book } from '../bookings.ts'
import { checkLogin, findTrader } from '../find-trader.ts'
import { callMargin, stopOut } from '../margin-watch.ts'
import type { Input, Operation } from '../operation.ts'
import { readAmount } from '../payments.ts'
import { followEquity, valueAccount } from '../valuation.ts'
import type { World } from '../world.ts'

type Body = Input<'changeBalance'>['body']

const KNOWN = new Set(['login', 'type', 'preciseAmount', 'comment', 'externalId', 'externalNote', 'source', 'skipMarginValidation'])

/** T8: books a deposit or a withdrawal, of money or of bonus that cannot be withdrawn. */
export const changeBalance: Operation<'changeBalance'> = ({ path, body, exact }, world) => {
  const trader = findTrader(world, path.login, 'T8-26')
  checkLogin(world, path, body, 'T8-31')
  const strange = Object.keys(body).find((name) => !KNOWN.has(name))
  if (strange && world.dialect['traders.legacyFields'] === 'reject') return refuse('T8-27', 'is not a known field', `body.${strange}`)
  const text = exact['preciseAmount'] || String(body.preciseAmount)
  const amount = readAmount(world, trader, text, { notPositive: 'T8-29', tooPrecise: 'T8-30', hidden: 'T8-12' })
  const booked = findDuplicate(world, trader, body) ?? pay(world, trader, body, amount)
  return answerBooking(world, booked)
}

/** A platform that knows an externalId again does not book it twice. */
function findDuplicate(world: World, { login }: Trader, { externalId }: Body): BalanceEntry | undefined {
  if (externalId === undefined || !world.dialect['balance.dedupeExternalId']) return undefined
  return world.balanceHistory.firstBy('externalId', `${login} ${externalId}`)
}

function pay(world: World, trader: Trader, body: Body, amount: Money): BalanceEntry {
  const isWithdrawal = body.type.startsWith('WITHDRAW')
  if (isWithdrawal) checkFunds(world, trader, body, amount)
  const delta = isWithdrawal ? -amount : amount
  const entry = followEquity(world, [trader.login], () => book(world, trader.login, body.type, delta, body))
  announce(world, 'T8', 'BalanceHistoryEvent', 'CREATE', entry)
  announce(world, 'T8', 'TraderEvent', 'UPDATE', world.traders.get(trader.login))
  if (isWithdrawal && body.skipMarginValidation) stopOut(world, trader.login)
  callMargin(world, trader.login)
  return entry
}

/** What margin binds stays, unless it is to be skipped; and no balance becomes negative, unless the platform allows overdrafts. */
function checkFunds(world: World, trader: Trader, { type, skipMarginValidation }: Body, amount: Money): void {
  const isBonus = type === 'WITHDRAW_NONWITHDRAWABLE_BONUS'
  const held = isBonus ? trader.nonWithdrawableBonus : trader.balance
  const mayOverdraw = !isBonus && skipMarginValidation === true && world.dialect['balance.overdraft'] === 'skip-margin'
  if (amount > held && (isBonus || skipMarginValidation) && !mayOverdraw) {
    refuse(isBonus ? 'T8-25' : 'T8-24', `account ${trader.login} holds less than that`, 'body.preciseAmount')
  }
  if (skipMarginValidation) return
  const valuation = valueAccount(world, trader)
  const free = isBonus ? leastOf(held, freeMarginOf(trader, valuation)) : freeFundsOf(trader, valuation)
  if (amount > free) refuse('T8-22', `is more than the free funds of account ${trader.login}`, 'body.preciseAmount')
}

/** The id of an entry; for an entry of bonus some platforms tell 0 or nothing. */
function answerBooking(world: World, { balanceHistoryId, operationType }: BalanceEntry) {
  const told = operationType.endsWith('BONUS') ? world.dialect['balance.bonusHistoryId'] : 'id'
  // The contract demands the field, so an answer without it is written out past its validation.
  if (told === 'absent') return { status: 200 as const, pieces: ['{}'] }
  return { status: 200 as const, body: { balanceHistoryId: told === 'zero' ? 0 : balanceHistoryId } }
}
