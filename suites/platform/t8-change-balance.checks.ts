import assert from 'node:assert/strict'
import { assume, refused } from '../kit/assume.ts'
import { NotApplicable } from '../kit/outcome.ts'
import { check, type PlatformContext } from '../kit/platform.ts'
import { type Account, makeAccount } from './accounts.ts'
import { findAccepted, leaveOut, mistype, nullify, putAt, unforgiven } from './bad-input.ts'
import { fillDeal, someSymbol } from './deals.ts'
import { isInteger } from './people.ts'
import { type BookingType, book, bookFirst, hundredths, money, readTrader, type TraderRecord, UNKNOWN_LOGIN } from './trader-records.ts'

/** By how much a field of the record changes when amounts are booked, given in hundredths of the deposit currency. */
async function changeOf(context: PlatformContext, account: Account, field: string, bookings: [BookingType, number][]) {
  const before = await readTrader(context, account.login)
  const started = String(before['lastUpdateTimestamp']) + String(before['balance']) + String(before['nonWithdrawableBonus'])
  for (const [type, amount] of bookings) await bookFirst(context, account, type, amount)
  const isMoved = (record: TraderRecord) =>
    String(record['lastUpdateTimestamp']) + String(record['balance']) + String(record['nonWithdrawableBonus']) !== started
  const after = await readTrader(context, account.login, isMoved)
  await context.settle()
  const settled = await readTrader(context, account.login)
  assume(String(after.moneyDigits) === String(settled.moneyDigits), 'moneyDigits stay')
  return String(money(settled, field) - money(before, field))
}

async function balanceOf(context: PlatformContext, { login }: Account): Promise<string> {
  await context.settle()
  return String((await readTrader(context, login))['balance'])
}

check('T8-1', 'a change answers 200 with a balanceHistoryId', async (context) => {
  const account = await makeAccount(context)

  const answer = await book(context, account, 'DEPOSIT', 10)

  assert.equal(answer.status, 200)
  assert.ok(isInteger(answer.body.balanceHistoryId), 'balanceHistoryId is an integer')
})

check('T8-2', 'login, type and preciseAmount are enough', async (context) => {
  const { login } = await makeAccount(context)

  const answer = await context.platform.changeBalance({ path: { login }, body: { login, type: 'DEPOSIT', preciseAmount: 1 } })

  assert.equal(answer.status, 200)
})

check('T8-3', 'every change has a balanceHistoryId of its own', async (context) => {
  const account = await makeAccount(context)

  const answers = [
    await book(context, account, 'DEPOSIT', 1),
    await book(context, account, 'DEPOSIT', 1),
    await book(context, account, 'WITHDRAW', 1),
  ]

  assume(
    answers.every((answer) => answer.status === 200 && isInteger(answer.body.balanceHistoryId)),
    'T8 answers with ids',
  )
  assert.equal(new Set(answers.map((answer) => String(answer.body.balanceHistoryId))).size, 3)
})

check('T8-4', 'DEPOSIT raises the balance', async (context) => {
  const account = await makeAccount(context)
  const record = await readTrader(context, account.login)

  const change = await changeOf(context, account, 'balance', [['DEPOSIT', 12.5]])

  assert.equal(change, String(hundredths(record, 1_250)))
})

check('T8-5', 'WITHDRAW lowers the balance', async (context) => {
  const account = await makeAccount(context)
  await bookFirst(context, account, 'DEPOSIT', 100)
  const record = await readTrader(context, account.login, (read) => String(read['balance']) !== '0')

  const change = await changeOf(context, account, 'balance', [['WITHDRAW', 12.5]])

  assert.equal(change, String(-hundredths(record, 1_250)))
})

check('T8-6', 'DEPOSIT_NONWITHDRAWABLE_BONUS raises nonWithdrawableBonus', async (context) => {
  const account = await makeAccount(context)
  const record = await readTrader(context, account.login)

  const change = await changeOf(context, account, 'nonWithdrawableBonus', [['DEPOSIT_NONWITHDRAWABLE_BONUS', 7.25]])

  assert.equal(change, String(hundredths(record, 725)))
})

check('T8-7', 'WITHDRAW_NONWITHDRAWABLE_BONUS lowers nonWithdrawableBonus', async (context) => {
  const account = await makeAccount(context)
  const record = await readTrader(context, account.login)

  const change = await changeOf(context, account, 'nonWithdrawableBonus', [
    ['DEPOSIT_NONWITHDRAWABLE_BONUS', 10],
    ['WITHDRAW_NONWITHDRAWABLE_BONUS', 4],
  ])

  assert.equal(change, String(hundredths(record, 600)))
})

check('T8-8', 'the bonus types leave the balance as it is', async (context) => {
  const account = await makeAccount(context)
  await bookFirst(context, account, 'DEPOSIT', 50)
  await readTrader(context, account.login, (read) => String(read['balance']) !== '0')

  const change = await changeOf(context, account, 'balance', [
    ['DEPOSIT_NONWITHDRAWABLE_BONUS', 10],
    ['WITHDRAW_NONWITHDRAWABLE_BONUS', 4],
  ])

  assert.equal(change, '0')
})

check('T8-9', 'DEPOSIT and WITHDRAW leave nonWithdrawableBonus as it is', async (context) => {
  const account = await makeAccount(context)
  await bookFirst(context, account, 'DEPOSIT_NONWITHDRAWABLE_BONUS', 3)
  await readTrader(context, account.login, (read) => String(read['nonWithdrawableBonus']) !== '0')

  const change = await changeOf(context, account, 'nonWithdrawableBonus', [
    ['DEPOSIT', 50],
    ['WITHDRAW', 20],
  ])

  assert.equal(change, '0')
})

check('T8-10', 'amounts are booked exactly', async (context) => {
  const account = await makeAccount(context)
  const record = await readTrader(context, account.login)

  const change = await changeOf(context, account, 'balance', [
    ['DEPOSIT', 0.29],
    ['DEPOSIT', 0.07],
    ['DEPOSIT', 4.35],
    ['DEPOSIT', 1.15],
    ['DEPOSIT', 1001.1],
    ['WITHDRAW', 0.57],
  ])

  assert.equal(change, String(hundredths(record, 29 + 7 + 435 + 115 + 100_110 - 57)))
})

check('T8-11', 'eight decimals count on an account with eight money digits', async (context) => {
  const account = await makeAccount(context)
  const record = await readTrader(context, account.login)
  const digits = Number(record.moneyDigits)
  if (digits < 8) return playEightDigits(context)

  const change = await changeOf(context, account, 'balance', [['DEPOSIT', 0.00000001]])

  assert.equal(change, String(10n ** BigInt(digits - 8)))
})

/** Accounts of this platform count fewer digits: amounts with eight decimals are at least accepted. */
async function playEightDigits(context: PlatformContext): Promise<void> {
  const account = await makeAccount(context)

  const answer = await book(context, account, 'DEPOSIT', 1.00000001)

  assert.equal(answer.status, 200)
}

check('T8-12', 'what becomes of decimals beyond moneyDigits', async (context) => {
  const account = await makeAccount(context)
  const record = await readTrader(context, account.login)
  if (Number(record.moneyDigits) !== 2) throw new NotApplicable('the account does not count hundredths')

  const answer = await book(context, account, 'DEPOSIT', 1.005)

  const balance = await balanceOf(context, account)
  const excess = refused(answer) ? 'reject' : balance === '101' ? 'round' : 'truncate'
  context.observe('I-23', excess, { 'balance.excessDecimals': excess })
})

check('T8-13', 'the optional fields are accepted', async (context) => {
  const { login } = await makeAccount(context)
  const optional = {
    comment: 'paid by card',
    externalId: context.run.externalId(),
    externalNote: 'Thank you',
    source: 'card',
    skipMarginValidation: true,
  }

  const answer = await context.platform.changeBalance({ path: { login }, body: { login, type: 'DEPOSIT', preciseAmount: 5, ...optional } })

  assert.equal(answer.status, 200)
})

check('T8-20', 'what a second change with the same externalId does', async (context) => {
  const account = await makeAccount(context)
  const { login } = account
  const body = { login, type: 'DEPOSIT' as const, preciseAmount: 5, externalId: context.run.externalId() }
  await context.platform.changeBalance({ path: { login }, body })
  const once = await balanceOf(context, account)

  await context.platform.changeBalance({ path: { login }, body })

  const isBookedOnce = (await balanceOf(context, account)) === once
  context.observe('I-25', isBookedOnce ? 'booked once' : 'booked again', { 'balance.dedupeExternalId': isBookedOnce })
})

check('T8-21', 'what a bonus change answers', async (context) => {
  const account = await makeAccount(context)

  const answer = await book(context, account, 'DEPOSIT_NONWITHDRAWABLE_BONUS', 1)

  context.observe('I-26', isInteger(answer.body.balanceHistoryId) ? 'an id' : 'no id')
})

check('T8-22', 'what a withdrawal beyond the free funds gets', async (context) => {
  const account = await makeAccount(context)
  await bookFirst(context, account, 'DEPOSIT', 10)

  const answer = await book(context, account, 'WITHDRAW', 10.01)

  context.observe('I-22', `too much: ${answer.status}`)
  assert.ok(refused(answer), 'the account holds less')
})

check('T8-23', 'with skipMarginValidation money that margin binds can be withdrawn', { needs: ['hooks.deal'] }, async (context) => {
  const account = await makeAccount(context)
  const { login } = account
  await bookFirst(context, account, 'DEPOSIT', 1_000)
  const deal = await fillDeal(context, { login, symbolId: await someSymbol(context), tradeSide: 'BUY' })
  assume(deal.status < 300, 'the hook fills a deal')
  const record = await readTrader(context, login, (read) => String(read['usedMargin']) !== '0')
  const bound = money(record, 'usedMargin')
  assume(bound > 0n, 'a position uses margin')
  const all = {
    login,
    type: 'WITHDRAW' as const,
    preciseAmount: Number(money(record, 'balance') - bound / 2n) / 10 ** Number(record.moneyDigits),
  }
  const validated = await context.platform.changeBalance({ path: { login }, body: all })
  assume(refused(validated), 'margin binds the money')

  const skipped = await context.platform.changeBalance({ path: { login }, body: { ...all, skipMarginValidation: true } })

  assert.equal(skipped.status, 200)
})

check('T8-24', 'what an overdraft with skipMarginValidation gets', async (context) => {
  const { login } = await makeAccount(context)

  const answer = await context.platform.changeBalance({
    path: { login },
    body: { login, type: 'WITHDRAW', preciseAmount: 5, skipMarginValidation: true },
  })

  context.observe('I-22', `overdraft: ${answer.status}`)
})

check('T8-25', 'what a withdrawal of more bonus than there is gets', async (context) => {
  const account = await makeAccount(context)

  const answer = await book(context, account, 'WITHDRAW_NONWITHDRAWABLE_BONUS', 5)

  context.observe('I-22', `bonus: ${answer.status}`)
})

check('T8-26', 'an unknown login is refused', async (context) => {
  const account = await makeAccount(context)
  await bookFirst(context, account, 'DEPOSIT', 1)

  const answer = await book(context, { login: UNKNOWN_LOGIN }, 'DEPOSIT', 1)

  assert.ok(refused(answer), 'no account has this login')
})

/** A deposit that would be fine. */
function deposit({ login }: Account) {
  return {
    login,
    type: 'DEPOSIT',
    preciseAmount: 5,
    comment: 'x',
    externalId: 'x',
    externalNote: 'x',
    source: 'x',
    skipMarginValidation: false,
  }
}

function sendTo({ platform }: PlatformContext, { login }: Account) {
  return (body: object) => platform.changeBalance({ malformed: true, path: { login }, body })
}

check('T8-27', 'a missing or mistyped field changes nothing', { lane: 'robustness' }, async (context) => {
  const account = await makeAccount(context)
  await bookFirst(context, account, 'DEPOSIT', 1)
  const before = await balanceOf(context, account)
  const whole = deposit(account)

  const incomplete = await findAccepted(
    [...leaveOut(whole, ['type', 'preciseAmount']), { label: 'an empty object', body: {} }],
    sendTo(context, account),
  )
  const between = await balanceOf(context, account)
  const mistyped = await findAccepted(
    [
      ...leaveOut(whole, ['login']),
      ...mistype(whole, { login: 'integer', type: 'string', comment: 'string', skipMarginValidation: 'boolean' }),
      ...putAt(whole, 'preciseAmount', ['5', true, {}, [5]]),
      ...nullify(whole, ['login', 'type', 'preciseAmount']),
    ],
    sendTo(context, account),
  )

  assert.deepEqual(incomplete, [])
  assert.equal(between, before, 'nothing was booked')
  assert.deepEqual(unforgiven(context, mistyped), [])
  if (mistyped.length === 0) assert.equal(await balanceOf(context, account), before)
})

check('T8-28', 'an unknown type changes nothing', { lane: 'robustness' }, async (context) => {
  const account = await makeAccount(context)
  await bookFirst(context, account, 'DEPOSIT', 1)
  const before = await balanceOf(context, account)

  const accepted = await findAccepted(putAt(deposit(account), 'type', ['GIFT', '', 'DEPOSIT_BONUS']), sendTo(context, account))

  assert.deepEqual(accepted, [])
  assert.equal(await balanceOf(context, account), before)
})

check('T8-29', 'an amount of zero or less changes nothing', { lane: 'robustness' }, async (context) => {
  const account = await makeAccount(context)
  await bookFirst(context, account, 'DEPOSIT', 10)
  const before = await balanceOf(context, account)

  const deposits = await findAccepted(putAt(deposit(account), 'preciseAmount', [0, -0.01, -5]), sendTo(context, account))
  const withdrawals = await findAccepted(
    putAt({ ...deposit(account), type: 'WITHDRAW' }, 'preciseAmount', [0, -5]),
    sendTo(context, account),
  )

  assert.deepEqual([...deposits, ...withdrawals], [])
  assert.equal(await balanceOf(context, account), before)
})

check('T8-30', 'more than eight decimals change nothing', { lane: 'robustness' }, async (context) => {
  const account = await makeAccount(context)
  await bookFirst(context, account, 'DEPOSIT', 10)
  const before = await balanceOf(context, account)

  const accepted = await findAccepted(putAt(deposit(account), 'preciseAmount', [1.123456789, 0.000000001]), sendTo(context, account))

  assert.deepEqual(accepted, [])
  assert.equal(await balanceOf(context, account), before)
})

check('T8-31', 'what a login in the body that is another one gets', async (context) => {
  const [account, other] = [await makeAccount(context), await makeAccount(context)]

  const answer = await context.platform.changeBalance({
    path: { login: account.login },
    body: { login: other.login, type: 'DEPOSIT', preciseAmount: 1 },
  })

  context.observe('I-24', refused(answer) ? answer.status : 'taken')
})

check('T8-32', 'without a valid manager token nothing is booked', async (context) => {
  const { platform } = context
  const account = await makeAccount(context)
  const { login } = account
  await bookFirst(context, account, 'DEPOSIT', 1)
  const before = await balanceOf(context, account)
  const body = { login, type: 'DEPOSIT' as const, preciseAmount: 5 }

  const without = await platform.changeBalance({ path: { login }, body, credential: 'none' })
  const invented = await platform.changeBalance({ path: { login }, body, credential: 'wrong' })

  assert.equal(without.status, 401)
  assert.ok([401, 403, 404].includes(invented.status), 'an invented token is refused')
  assert.equal(await balanceOf(context, account), before)
})
