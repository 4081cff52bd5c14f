import assert from 'node:assert/strict'
import { assume, refused } from '../kit/assume.ts'
import { check, type ReportingContext } from '../kit/reporting.ts'
import { money, readTrader } from '../platform/trader-records.ts'
import { type Account, openAccount, openAccountOf, pay } from './accounts.ts'
import { absolute, amount, exact, integer } from './amounts.ts'
import type { Told } from './decode-record.ts'
import { findBalanceProblems } from './reconcile-balances.ts'
import { tellStory } from './story.ts'
import { recordsOf } from './told-events.ts'
import { findRecord, readRecords } from './told-lists.ts'

/** The record of a payment, by the id that T8 answered. */
async function recordOf(context: ReportingContext, id: bigint): Promise<Told> {
  const record = await findRecord(context, 'BalanceHistory', id)
  assume(record !== undefined, 'the payment is listed under the id that T8 answered')
  return record
}

/** All records of an account's balance from one on. */
async function historyOf(context: ReportingContext, { login }: Account, from: bigint): Promise<Told[]> {
  const records = await readRecords(context, 'BalanceHistory', { id: from, size: 15_000 })
  return records.filter((record) => record['traderId'] === BigInt(login))
}

check('REP-18', 'only what is of the default kind leaves its kind out', async (context) => {
  const telling = await tellStory(context)
  const history = recordsOf(telling, 'BalanceHistoryEvent')
  const byTrader = Map.groupBy(history, (record) => integer(record, 'traderId'))
  const withdrawals = [...byTrader.values()].flatMap((records) =>
    records.filter((record, index) => index > 0 && amount(record, 'balance') < amount(records[index - 1]!, 'balance')),
  )
  assume(withdrawals.length > 0, 'a balance fell, which no deposit makes it do')

  const unmarked = withdrawals.filter((record) => record['operationType'] === undefined)

  assert.deepEqual(unmarked, [])
})

check('REP-19', 'an integer beyond 2^53 arrives exactly', { needs: ['live'] }, async (context) => {
  const account = await openAccountOf(context, 2)
  const { login } = await openAccount(context, { balance: 9_007_199_254_740_881 })

  const record = await recordOf(context, await pay(context, { ...account, login }, 'DEPOSIT', 100_000.02))

  const trader = await readTrader(context, login)
  assume(money(trader, 'balance') === 9_007_199_264_740_883n, 'T2 shows a balance that no double can hold')
  assert.equal(integer(record, 'balance'), 9_007_199_264_740_883n)
})

check('REP-20', 'money of eight digits is multiplied by 10^8', { needs: ['live'] }, async (context) => {
  const account = await openAccountOf(context, 8)

  const record = await recordOf(context, await pay(context, account, 'DEPOSIT', 1.23456789))

  assert.equal(record['isPreciseMoney'], true)
  assert.equal(absolute(integer(record, 'delta') ?? 0n), 123_456_789n)
})

check('REP-21', 'other money is multiplied by 10^2', { needs: ['live'] }, async (context) => {
  const account = await openAccountOf(context, 2)

  const record = await recordOf(context, await pay(context, account, 'DEPOSIT', 1234.56))

  assert.notEqual(record['isPreciseMoney'], true)
  assert.equal(absolute(integer(record, 'delta') ?? 0n), 123_456n)
})

check('REP-22', 'all four amounts of a balance record have the same scale', { needs: ['live'] }, async (context) => {
  const account = await openAccountOf(context, 8)
  await pay(context, account, 'DEPOSIT', 2)

  const record = await recordOf(context, await pay(context, account, 'DEPOSIT_NONWITHDRAWABLE_BONUS', 0.5))

  const trader = await readTrader(context, account.login)
  const told = ['delta', 'balance', 'equity', 'nonWithdrawableBonus'].map((field) => integer(record, field))
  assert.deepEqual(told, [50_000_000n, 200_000_000n, money(trader, 'equity'), 50_000_000n])
})

check(
  'REP-23',
  'the amounts of a bonus record have the same scale',
  { needs: ['live'], lane: 'exclusive', undoes: 'the dialect of the world' },
  async (context) => {
    const account = await openAccountOf(context, 8)
    const { login } = account
    const before = await context.world('GET', '/dialect')
    await context.world('PUT', '/dialect', { body: { ...before.body, 'traders.furtherOperations': ['changeBonus'] } })
    context.cleanup(() => context.world('PUT', '/dialect', { body: before.body }))
    const body = { login, type: 'DEPOSIT' as const, preciseAmount: 0.75 }
    const answer = await context.platform.changeBonus({ path: { login }, body })
    assume(answer.status === 200, 'a bonus is granted')

    const record = await findRecord(context, 'BonusHistory', BigInt(answer.body.bonusHistoryId))

    assume(record !== undefined, 'the bonus is listed')
    const told = ['managerDelta', 'managerBonus', 'ibDelta', 'ibBonus'].map((field) => integer(record, field) ?? 0n)
    assert.equal(record['isPreciseMoney'], true)
    assert.deepEqual(told, [75_000_000n, 75_000_000n, 0n, 0n])
  },
)

check('REP-28', 'balances follow from each other by the deltas in between', async (context) => {
  const telling = await tellStory(context)
  const history = recordsOf(telling, 'BalanceHistoryEvent')
  assume(history.length > 1, 'several payments are told')

  assert.deepEqual(findBalanceProblems(history), [])
})

check('REP-29', "the equity is the account's own at that moment", { needs: ['live'] }, async (context) => {
  const account = await openAccountOf(context, 2)
  await pay(context, account, 'DEPOSIT_NONWITHDRAWABLE_BONUS', 7)
  const record = await recordOf(context, await pay(context, account, 'DEPOSIT', 100))

  const trader = await readTrader(context, account.login)

  assume(money(trader, 'equity') !== money(trader, 'balance'), 'equity and balance differ')
  assert.equal(integer(record, 'equity'), money(trader, 'equity'))
})

check('REP-30', 'source, external id and note of a payment come back', { needs: ['live'] }, async (context) => {
  const account = await openAccount(context)
  const notes = { source: context.run.word('s'), externalId: context.run.externalId(), externalNote: `${context.run.word('n')} ✓` }

  const record = await recordOf(context, await pay(context, account, 'DEPOSIT', 5, notes))

  assert.deepEqual({ source: record['source'], externalId: record['externalId'], externalNote: record['externalNote'] }, notes)
})

check('REP-56', 'a payment is exactly one record, under the id that T8 answered', { needs: ['live'] }, async (context) => {
  const account = await openAccount(context)

  const deposit = await pay(context, account, 'DEPOSIT', 30)
  const withdrawal = await pay(context, account, 'WITHDRAW', 10)

  const history = await historyOf(context, account, deposit)
  assert.deepEqual(
    history.map(({ id }) => id),
    [deposit, withdrawal],
  )
})

check('REP-57', 'a payment is recorded with its amount, and with the balance that T2 shows', { needs: ['live'] }, async (context) => {
  const account = await openAccount(context)
  await pay(context, account, 'DEPOSIT', 0.29)
  await pay(context, account, 'DEPOSIT', 4.35)

  const record = await recordOf(context, await pay(context, account, 'WITHDRAW', 0.57))

  const trader = await readTrader(context, account.login)
  assert.equal(absolute(amount(record, 'delta')), exact('0.57'))
  assert.equal(integer(record, 'balance'), money(trader, 'balance'))
})

check('REP-58', 'a payment that is refused leaves no record', { needs: ['live'] }, async (context) => {
  const account = await openAccount(context)
  const { login } = account
  const first = await pay(context, account, 'DEPOSIT', 1)
  const refusal = await context.platform.changeBalance({ path: { login }, body: { login, type: 'WITHDRAW', preciseAmount: 1000 } })
  assume(refused(refusal), 'more than there is is refused')

  const last = await pay(context, account, 'DEPOSIT', 1)

  const history = await historyOf(context, account, first)
  assert.deepEqual(
    history.map(({ id }) => id),
    [first, last],
  )
})

check('REP-59', 'all changes together make the balance that T2 shows', { needs: ['live'] }, async (context) => {
  const account = await openAccount(context)
  const first = await pay(context, account, 'DEPOSIT', 12.34)
  await pay(context, account, 'WITHDRAW', 2.34)
  await pay(context, account, 'DEPOSIT', 90)

  const history = await historyOf(context, account, first)

  const directions = history.map((record, index) => amount(record, 'balance') - (index > 0 ? amount(history[index - 1]!, 'balance') : 0n))
  const sum = history.reduce((total, record, index) => {
    const size = absolute(amount(record, 'delta'))
    return total + (directions[index]! < 0n ? -size : size)
  }, 0n)
  const trader = await readTrader(context, account.login)
  assert.equal(sum, money(trader, 'balance') * 10n ** BigInt(8 - account.moneyDigits))
})

check('REP-66', 'deposits, withdrawals and bonus deposits have operation types of their own', { needs: ['live'] }, async (context) => {
  const account = await openAccount(context)
  const types = ['DEPOSIT', 'WITHDRAW', 'DEPOSIT_NONWITHDRAWABLE_BONUS'] as const
  const numbers: Record<string, number> = {}

  for (const type of types) {
    const record = await recordOf(context, await pay(context, account, type, type === 'DEPOSIT' ? 10 : 1))
    numbers[type] = (record['operationType'] as number | undefined) ?? numbers['DEPOSIT'] ?? 0
  }

  context.observe('U-50', numbers, {})
  assert.equal(new Set(Object.values(numbers)).size, types.length)
})
