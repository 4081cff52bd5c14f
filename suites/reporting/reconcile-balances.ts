import { absolute, amount, digitsOf, integer } from './amounts.ts'
import type { Told } from './decode-record.ts'

/**
 * What does not add up in the history of balances. Between two neighbouring records of an account either its balance or its bonus
 * has changed, by the delta of the later one. Documents do not say which sign a withdrawal has, so magnitudes are compared.
 */
export function findBalanceProblems(history: Told[]): string[] {
  const byTrader = Map.groupBy(history, (record) => integer(record, 'traderId'))
  return [...byTrader.values()].flatMap((records) => records.flatMap((record, index) => compare(records[index - 1], record)))
}

function compare(before: Told | undefined, record: Told): string[] {
  if (!before) return []
  const delta = absolute(amount(record, 'delta'))
  const ofBalance = absolute(amount(record, 'balance') - amount(before, 'balance'))
  const ofBonus = absolute(amount(record, 'nonWithdrawableBonus') - amount(before, 'nonWithdrawableBonus'))
  // A record of two digits may have been rounded, and so may the one before.
  const unit = digitsOf(record) === 8 && digitsOf(before) === 8 ? 0n : 10n ** 6n
  const isNear = (a: bigint, b: bigint) => absolute(a - b) <= unit
  const isExplained = (isNear(ofBalance, delta) && isNear(ofBonus, 0n)) || (isNear(ofBonus, delta) && isNear(ofBalance, 0n))
  if (isExplained) return []
  const went = `${String(before['balance'] ?? 0)} to ${String(record['balance'] ?? 0)}`
  return [`record ${String(record['id'])}: the balance went from ${went}, but delta is ${String(record['delta'] ?? 0)}`]
}
