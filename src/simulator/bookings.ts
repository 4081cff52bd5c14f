import { equityOf } from '../domain/equity.ts'
import type { BalanceEntry, BalanceOperation, BonusEntry, Money, Trader } from '../domain/records.ts'
import { valueAccount } from './valuation.ts'
import type { World } from './world.ts'

/** What the entry of a balance change remembers of its cause. */
export interface Notes {
  comment?: string | undefined
  externalId?: string | undefined
  externalNote?: string | undefined
  source?: string | undefined
}

/** Books a change of an account's balance, or of its non-withdrawable bonus: the account changes and its history gets an entry. */
export function book(world: World, login: number, operationType: BalanceOperation, delta: Money, notes: Notes = {}): BalanceEntry {
  const trader = world.traders.get(login)!
  const field = operationType.endsWith('NONWITHDRAWABLE_BONUS') ? 'nonWithdrawableBonus' : 'balance'
  const changed: Trader = { ...trader, [field]: trader[field] + delta, lastUpdateTimestamp: world.now }
  world.traders.set(login, changed)
  return enter(world, changed, operationType, delta, notes)
}

/** Adds an entry to the history of an account that has changed already. */
export function enter(world: World, trader: Trader, operationType: BalanceOperation, delta: Money, notes: Notes = {}): BalanceEntry {
  const entry: BalanceEntry = {
    balanceHistoryId: world.nextId('balanceHistory'),
    login: trader.login,
    operationType,
    delta,
    balance: trader.balance,
    equity: equityOf(trader, valueAccount(world, trader)),
    nonWithdrawableBonus: trader.nonWithdrawableBonus,
    comment: notes.comment ?? null,
    externalId: notes.externalId ?? null,
    externalNote: notes.externalNote ?? null,
    source: notes.source ?? null,
    createTimestamp: world.now,
    moneyDigits: trader.moneyDigits,
  }
  world.balanceHistory.set(entry.balanceHistoryId, entry)
  return entry
}

/** Books a change of an account's bonus. */
export function bookBonus(world: World, login: number, operationType: BonusEntry['operationType'], delta: Money, notes: Notes): BonusEntry {
  const trader = world.traders.get(login)!
  const bonus = trader.bonus + delta
  world.traders.set(login, { ...trader, bonus, lastUpdateTimestamp: world.now })
  const entry: BonusEntry = {
    bonusHistoryId: world.nextId('bonusHistory'),
    login,
    operationType,
    delta,
    bonus,
    comment: notes.comment ?? null,
    externalNote: notes.externalNote ?? null,
    createTimestamp: world.now,
    moneyDigits: trader.moneyDigits,
  }
  world.bonusHistory.set(entry.bonusHistoryId, entry)
  return entry
}
