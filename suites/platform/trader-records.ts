import { assume } from '../kit/assume.ts'
import type { PlatformContext } from '../kit/platform.ts'
import type { Account } from './accounts.ts'

/** The record of an account (T2), once it is as awaited. */
export async function readTrader(context: PlatformContext, login: number, isAwaited: (record: TraderRecord) => boolean = () => true) {
  const { platform, poll } = context
  const answer = await poll(
    () => platform.getTrader({ path: { login }, unjudged: true }),
    ({ status, body }) => status === 200 && isAwaited(body as TraderRecord),
  )
  assume(answer.status === 200, 'T2 reads the account')
  return answer.body as TraderRecord
}

/** The fields of a record by their names; money and ids beyond 2^53 are bigints. */
export type TraderRecord = Record<string, unknown> & { login: number; moneyDigits: number }

/** A monetary integer of a record. */
export function money(record: TraderRecord, field: string): bigint {
  assume(typeof record[field] === 'number' || typeof record[field] === 'bigint', `the record has ${field}`)
  return BigInt(record[field] as number | bigint)
}

/** An amount given in hundredths, in the monetary integers of the record. */
export function hundredths(record: TraderRecord, amount: number): bigint {
  assume(Number(record.moneyDigits) >= 2, 'the account counts hundredths')
  return BigInt(amount) * 10n ** BigInt(Number(record.moneyDigits) - 2)
}

/** Books an amount (T8) and tells the answer. */
export function book(context: PlatformContext, { login }: Pick<Account, 'login'>, type: BookingType, preciseAmount: number) {
  return context.platform.changeBalance({ path: { login }, body: { login, type, preciseAmount } })
}

export type BookingType = 'DEPOSIT' | 'WITHDRAW' | 'DEPOSIT_NONWITHDRAWABLE_BONUS' | 'WITHDRAW_NONWITHDRAWABLE_BONUS'

/** Books an amount that the check needs beforehand. */
export async function bookFirst(context: PlatformContext, account: Pick<Account, 'login'>, type: BookingType, preciseAmount: number) {
  const answer = await book(context, account, type, preciseAmount)
  assume(answer.status === 200, `T8 books a ${type}`)
}

/** Whether a hash is the account's password, by T10; undefined when T10 tells nothing. */
export async function isPassword(context: PlatformContext, { login }: Pick<Account, 'login'>, hashedPassword: string) {
  const answer = await context.platform.checkPassword({ path: { login }, body: { login, hashedPassword } })
  assume(answer.status < 500, 'T10 answers')
  return answer.status < 300
}

/** A time as T3 takes it: yyyy-MM-ddTHH:mm:ss.SSS in UTC. */
export function toTimestamp(milliseconds: number | bigint): string {
  return new Date(Number(milliseconds)).toISOString().slice(0, 23)
}

/** A login that no account has: far beyond what a platform has numbered, and still a whole number. */
export const UNKNOWN_LOGIN = 987_654_321_012

/** The fields of a trader record that the documents name; a platform may have more of its own. */
export const DOCUMENTED_FIELDS: readonly string[] = [
  ...['accessRights', 'accountType', 'balance', 'bonus', 'brokerName', 'cashEquity', 'contactDetails', 'depositCurrency', 'description'],
  ...[
    'equity',
    'freeMargin',
    'groupName',
    'isLimitedRisk',
    'lastConnectionTimestamp',
    'lastName',
    'lastUpdateTimestamp',
    'leverageInCents',
  ],
  ...['limitedRiskMarginCalculationStrategy', 'login', 'maxEquityDaily', 'maxLeverage', 'minEquityDaily', 'moneyDigits', 'name'],
  ...['nonWithdrawableBonus', 'registrationTimestamp', 'sendOwnStatement', 'sendStatementToBroker', 'swapFree'],
  ...['totalMarginCalculationType', 'usedMargin'],
]
