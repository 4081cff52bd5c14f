import assert from 'node:assert/strict'
import { assume, refused } from '../kit/assume.ts'
import { check, type PlatformContext } from '../kit/platform.ts'
import { DAY } from '../kit/time.ts'
import { makeAccount } from './accounts.ts'
import { findAccepted } from './bad-input.ts'
import { isInteger } from './people.ts'
import { bookFirst, hundredths, money, readTrader, type TraderRecord, UNKNOWN_LOGIN } from './trader-records.ts'

/** Input fields that every account has a value for. */
const TOLD = {
  accessRights: 'string',
  accountType: 'string',
  brokerName: 'string',
  depositCurrency: 'string',
  groupName: 'string',
  totalMarginCalculationType: 'string',
} as const

const NUMBERS = [
  ...['login', 'balance', 'leverageInCents', 'bonus', 'equity', 'freeMargin', 'cashEquity', 'usedMargin', 'nonWithdrawableBonus'],
  ...['moneyDigits', 'lastUpdateTimestamp', 'registrationTimestamp', 'minEquityDaily', 'maxEquityDaily'],
]

/** The record of a fresh account with ten of its currency in it. */
async function readFunded(context: PlatformContext): Promise<{ before: TraderRecord; after: TraderRecord }> {
  const account = await makeAccount(context)
  const before = await readTrader(context, account.login)
  await bookFirst(context, account, 'DEPOSIT', 1)
  const after = await readTrader(context, account.login, (record) => String(record['balance']) !== String(before['balance']))
  return { before, after }
}

check('T2-1', 'a known login answers 200 with its record', async (context) => {
  const { login } = await makeAccount(context)

  const answer = await context.poll(
    () => context.platform.getTrader({ path: { login } }),
    ({ status }) => status === 200,
  )

  assert.equal(answer.status, 200)
  assert.equal(answer.body.login, login)
})

check('T2-2', 'the record is whole', async (context) => {
  const { login } = await makeAccount(context)

  const record = await readTrader(context, login)

  const wrong = [
    ...Object.entries(TOLD).flatMap(([field, type]) => (typeof record[field] === type ? [] : [field])),
    ...NUMBERS.filter((field) => !isInteger(record[field])),
  ]
  assert.deepEqual(wrong, [])
})

check('T2-3', 'the password hash is not told', async (context) => {
  const { login, hash } = await makeAccount(context)

  const answer = await context.poll(
    () => context.platform.getTrader({ path: { login } }),
    ({ status }) => status === 200,
  )

  assume(answer.status === 200, 'T2 reads the account')
  assert.ok(!answer.text.toLowerCase().includes(hash.toLowerCase()), 'the hash stands nowhere in the record')
})

check('T2-4', 'moneyDigits counts the decimals of money', async (context) => {
  const { before, after } = await readFunded(context)

  assert.equal(String(money(after, 'balance') - money(before, 'balance')), String(10n ** BigInt(Number(after.moneyDigits))))
})

check('T2-5', 'equity, freeMargin and cashEquity count like the balance', async (context) => {
  const { before, after } = await readFunded(context)

  const raised = ['equity', 'freeMargin', 'cashEquity'].map((field) => String(money(after, field) - money(before, field)))
  const one = String(10n ** BigInt(Number(after.moneyDigits)))
  assert.deepEqual(raised, [one, one, one])
})

check('T2-6', 'cashEquity is the balance while there are no positions', async (context) => {
  const { after } = await readFunded(context)

  assert.equal(String(after['cashEquity']), String(after['balance']))
})

check('T2-7', 'the equity is the balance while there are no positions and no bonus', async (context) => {
  const { after } = await readFunded(context)

  assert.equal(String(after['equity']), String(after['balance']))
})

check('T2-8', 'usedMargin is 0 without positions', async (context) => {
  const { after } = await readFunded(context)

  assert.equal(String(after['usedMargin']), '0')
})

check('T2-9', 'freeMargin is the equity that usedMargin leaves', async (context) => {
  const { after } = await readFunded(context)

  assert.equal(String(after['freeMargin']), String(money(after, 'equity') - money(after, 'usedMargin')))
})

check('T2-10', 'a fresh account has no bonus', async (context) => {
  const { login } = await makeAccount(context)

  const record = await readTrader(context, login)

  assert.deepEqual([String(record['bonus']), String(record['nonWithdrawableBonus'])], ['0', '0'])
})

check('T2-11', 'registrationTimestamp is the time of creation', async (context) => {
  const first = await makeAccount(context)
  const second = await makeAccount(context)

  const records = [await readTrader(context, first.login), await readTrader(context, second.login)]
  const again = await readTrader(context, first.login)

  const [early, late] = records.map((record) => Number(record['registrationTimestamp']))
  assert.ok(early! > 0 && early! <= late!, 'an account that was created later is not registered earlier')
  assert.equal(String(again['registrationTimestamp']), String(records[0]!['registrationTimestamp']))
})

check('T2-12', 'timestamps count milliseconds', async (context) => {
  const { login } = await makeAccount(context)

  const record = await readTrader(context, login)

  const digits = ['registrationTimestamp', 'lastUpdateTimestamp'].map((field) => String(record[field]).length)
  assert.deepEqual(digits, [13, 13])
})

check('T2-13', 'lastUpdateTimestamp is never before the registration', async (context) => {
  const { login } = await makeAccount(context)

  const record = await readTrader(context, login)

  assert.ok(
    Number(record['lastUpdateTimestamp']) >= Number(record['registrationTimestamp']),
    'the latest update is not before the registration',
  )
})

check('T2-14', 'the equity lies between the minimum and the maximum of the day', async (context) => {
  const account = await makeAccount(context)
  await bookFirst(context, account, 'DEPOSIT', 10)
  await bookFirst(context, account, 'WITHDRAW', 4)

  const record = await readTrader(context, account.login)

  const [least, now, most] = ['minEquityDaily', 'equity', 'maxEquityDaily'].map((field) => money(record, field))
  assert.ok(least! <= now! && now! <= most!, `${least} ≤ ${now} ≤ ${most}`)
})

check('T2-15', 'the extremes of the day start anew at 00:00 UTC', { lane: 'time', needs: ['clock'], waitsMs: DAY }, async (context) => {
  const account = await makeAccount(context)
  await bookFirst(context, account, 'DEPOSIT', 10)
  await bookFirst(context, account, 'WITHDRAW', 4)
  const before = await readTrader(context, account.login)
  assume(String(before['maxEquityDaily']) !== String(before['equity']), 'the equity was higher on this day')

  await context.time.pass(DAY)

  const after = await readTrader(context, account.login)
  assert.deepEqual(
    ['minEquityDaily', 'maxEquityDaily'].map((field) => String(after[field])),
    [String(hundredths(after, 600)), String(hundredths(after, 600))],
  )
})

check('T2-16', 'lastConnectionTimestamp is an integer, where it is given', async (context) => {
  const { login } = await makeAccount(context)

  const record = await readTrader(context, login)

  const told = record['lastConnectionTimestamp']
  assert.ok(told === undefined || told === null || isInteger(told), 'lastConnectionTimestamp is an integer, null or absent')
})

check('T2-17', 'no call of the broker moves lastConnectionTimestamp', async (context) => {
  const account = await makeAccount(context)
  const before = await readTrader(context, account.login)

  await bookFirst(context, account, 'DEPOSIT', 1)
  await context.platform.updateTrader({ path: { login: account.login }, body: { name: 'Ana' } })
  await context.platform.checkPassword({ path: { login: account.login }, body: { login: account.login, hashedPassword: account.hash } })

  const after = await readTrader(context, account.login, (record) => record['name'] === 'Ana')
  assert.equal(String(after['lastConnectionTimestamp']), String(before['lastConnectionTimestamp']))
})

check('T2-18', 'what lastConnectionTimestamp tells before the first connection', async (context) => {
  const { login } = await makeAccount(context)

  const record = await readTrader(context, login)

  const told = record['lastConnectionTimestamp']
  const initial = told === undefined ? 'absent' : told === null ? null : Number(told)
  context.observe(
    'U-21',
    initial,
    initial === 'absent' || initial === null || initial === 0 ? { 'traders.lastConnectionInitial': initial } : {},
  )
})

check('T2-19', 'an unknown login is refused', async (context) => {
  const { login } = await makeAccount(context)
  const known = await readTrader(context, login)

  const answer = await context.platform.getTrader({ path: { login: UNKNOWN_LOGIN } })

  assume(known.login === login, 'a known login is answered')
  assert.ok(refused(answer), 'no account has this login')
  context.observe('I-30', answer.status)
})

check('T2-20', 'a login that is no whole number is refused', { lane: 'robustness' }, async (context) => {
  const { login } = await makeAccount(context)
  await readTrader(context, login)
  const cases = ['abc', `${login}.5`, `${login}x`, '%20', '0x10'].map((bad) => ({ label: bad, body: { bad } }))

  const accepted = await findAccepted(cases, (body) =>
    context.platform.getTrader({ malformed: true, path: { login: (body as { bad: string }).bad } }),
  )

  assert.deepEqual(accepted, [])
})

check('T2-21', 'without a valid manager token nothing is told', async (context) => {
  const { platform } = context
  const { login } = await makeAccount(context)

  const without = await platform.getTrader({ path: { login }, credential: 'none' })
  const invented = await platform.getTrader({ path: { login }, credential: 'wrong' })

  assert.equal(without.status, 401)
  assert.ok([401, 403, 404].includes(invented.status), 'an invented token is refused')
  assert.deepEqual([without.body.login, invented.body.login], [undefined, undefined])
})
