import assert from 'node:assert/strict'
import { assume } from '../kit/assume.ts'
import { check, type PlatformContext } from '../kit/platform.ts'
import { makeAccount, newTrader } from './accounts.ts'
import { isInteger } from './people.ts'
import { bookFirst, hundredths, readTrader, toTimestamp } from './trader-records.ts'

async function createWith(context: PlatformContext, balance: number): Promise<number> {
  const answer = await context.platform.createTrader({ body: { ...newTrader(context), balance } })
  assume(answer.status < 300 && isInteger(answer.body.login), 'T1 creates a trading account')
  const { login } = answer.body
  context.cleanup(() => context.platform.deleteTrader({ path: { login } }))
  return login
}

check('MONEY-1', 'a monetary integer counts in moneyDigits', async (context) => {
  const login = await createWith(context, 1_234_512)

  await bookFirst(context, { login }, 'DEPOSIT', 1)

  const record = await readTrader(context, login, (read) => String(read['balance']) !== '1234512')
  assert.equal(String(record['balance']), String(1_234_512n + 10n ** BigInt(Number(record.moneyDigits))))
})

check('MONEY-2', 'whichever call tells the money, it is the same', async (context) => {
  const account = await makeAccount(context)
  await bookFirst(context, account, 'DEPOSIT', 12.34)
  const alone = await readTrader(context, account.login, (read) => String(read['balance']) !== '0')
  const at = Number(alone['registrationTimestamp'])
  assume(at > 100_000_000_000, 'registrationTimestamp counts milliseconds')

  const answer = await context.platform.listTraders({ query: { from: toTimestamp(at), to: toTimestamp(at + 1) } })

  const listed = answer.body.trader?.find((record) => record.login === account.login) as Record<string, unknown> | undefined
  assume(listed !== undefined, 'the account is listed')
  const fields = ['moneyDigits', 'balance', 'equity', 'freeMargin', 'cashEquity', 'usedMargin', 'bonus', 'nonWithdrawableBonus']
  assert.deepEqual(
    fields.filter((field) => String(listed[field]) !== String(alone[field])),
    [],
  )
})

check('MONEY-3', 'monetary integers are exact, however long', async (context) => {
  const login = await createWith(context, 9_007_199_254_740_881)

  const record = await readTrader(context, login)

  assert.ok(isInteger(record['balance']), 'the balance is an integer')
  assert.equal(String(record['balance']), '9007199254740881')
})

check('MONEY-4', 'many small changes add up to their sum', async (context) => {
  const account = await makeAccount(context)

  for (let index = 0; index < 30; index++) await bookFirst(context, account, 'DEPOSIT', 0.1)

  await context.settle()
  const record = await readTrader(context, account.login)
  assert.equal(String(record['balance']), String(hundredths(record, 300)))
})
