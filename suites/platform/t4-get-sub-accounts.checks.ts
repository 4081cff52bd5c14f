import assert from 'node:assert/strict'
import { assume, refused } from '../kit/assume.ts'
import { check, type PlatformContext } from '../kit/platform.ts'
import { makeAccount } from './accounts.ts'
import { findAccepted } from './bad-input.ts'
import { bookFirst, hundredths, readTrader, UNKNOWN_LOGIN } from './trader-records.ts'

/** A trader with two sub-accounts that hold 10 and 2.5, and an account that belongs to nobody. */
async function makeFamily(context: PlatformContext) {
  const [main, first, second, stranger] = [
    await makeAccount(context),
    await makeAccount(context),
    await makeAccount(context),
    await makeAccount(context),
  ]
  await bookFirst(context, first, 'DEPOSIT', 10)
  await bookFirst(context, second, 'DEPOSIT', 2.5)
  for (const sub of [first, second]) {
    const added = await context.hooks.subAccount({ login: main.login, subLogin: sub.login })
    assume(added.status < 300, 'the hook makes a sub-account')
  }
  return { main, first, second, stranger }
}

/** What T4 tells, once it tells as many sub-accounts as there are. */
async function readFamily({ platform, poll }: PlatformContext, login: number, size: number) {
  return poll(
    () => platform.getSubAccounts({ path: { login } }),
    ({ status, body }) => status === 200 && body.subAccountLogins?.login?.length === size,
  )
}

check('T4-1', 'a known login answers 200', async (context) => {
  const { login } = await makeAccount(context)
  await readTrader(context, login)

  const answer = await context.platform.getSubAccounts({ path: { login } })

  assert.equal(answer.status, 200)
})

check('T4-2', 'subAccountLogins is an object with the array login', async (context) => {
  const { login } = await makeAccount(context)
  await readTrader(context, login)

  const answer = await context.platform.getSubAccounts({ path: { login } })

  assume(answer.status === 200, 'T4 answers')
  const { subAccountLogins } = answer.body as { subAccountLogins?: { login?: unknown } }
  assert.ok(subAccountLogins !== undefined && !Array.isArray(subAccountLogins), 'subAccountLogins is an object')
  assert.ok(Array.isArray(subAccountLogins.login), 'its field login is an array')
})

check('T4-3', 'exactly the sub-accounts of this trader are told', { needs: ['hooks.subAccount'] }, async (context) => {
  const { main, first, second } = await makeFamily(context)

  const answer = await readFamily(context, main.login, 2)

  const told = answer.body.subAccountLogins?.login ?? []
  assert.deepEqual(told.map(String).sort(), [first, second].map(({ login }) => String(login)).sort())
})

check(
  'T4-4',
  'totalSubAccountsBalance is the sum of the balances',
  { needs: ['hooks.subAccount'], blockedBy: ['T8-4'] },
  async (context) => {
    const { main } = await makeFamily(context)
    const record = await readTrader(context, main.login)

    const answer = await readFamily(context, main.login, 2)

    assert.equal(String(answer.body.totalSubAccountsBalance), String(hundredths(record, 1_250)))
  },
)

check(
  'T4-5',
  'totalSubAccountsEquity is the sum of the equities',
  { needs: ['hooks.subAccount'], blockedBy: ['T8-4'] },
  async (context) => {
    const { main } = await makeFamily(context)
    const record = await readTrader(context, main.login)

    const answer = await readFamily(context, main.login, 2)

    assert.equal(String(answer.body.totalSubAccountsEquity), String(hundredths(record, 1_250)))
  },
)

check('T4-6', 'without sub-accounts the array is empty and the totals are 0', async (context) => {
  const account = await makeAccount(context)
  await bookFirst(context, account, 'DEPOSIT', 10)
  await context.settle()

  const answer = await context.platform.getSubAccounts({ path: { login: account.login } })

  assume(answer.status === 200, 'T4 answers')
  const { subAccountLogins, totalSubAccountsBalance, totalSubAccountsEquity } = answer.body
  assert.deepEqual(subAccountLogins?.login, [])
  assert.deepEqual([String(totalSubAccountsBalance), String(totalSubAccountsEquity)], ['0', '0'])
})

check('T4-8', 'an unknown login is refused', async (context) => {
  const { login } = await makeAccount(context)
  await readTrader(context, login)
  const known = await context.platform.getSubAccounts({ path: { login } })

  const answer = await context.platform.getSubAccounts({ path: { login: UNKNOWN_LOGIN } })

  assume(known.status === 200, 'a known login is answered')
  assert.ok(refused(answer), 'no account has this login')
})

check('T4-9', 'a login that is no whole number is refused', { lane: 'robustness' }, async (context) => {
  const { login } = await makeAccount(context)
  await readTrader(context, login)
  const known = await context.platform.getSubAccounts({ path: { login } })
  const cases = ['abc', `${login}.5`, `${login}x`].map((bad) => ({ label: bad, body: { bad } }))

  const accepted = await findAccepted(cases, (body) =>
    context.platform.getSubAccounts({ malformed: true, path: { login: (body as { bad: string }).bad } }),
  )

  assume(known.status === 200, 'a known login is answered')
  assert.deepEqual(accepted, [])
})

check('T4-10', 'without a valid manager token nothing is told', async (context) => {
  const { platform } = context
  const { login } = await makeAccount(context)
  await readTrader(context, login)

  const without = await platform.getSubAccounts({ path: { login }, credential: 'none' })
  const invented = await platform.getSubAccounts({ path: { login }, credential: 'wrong' })
  const honest = await platform.getSubAccounts({ path: { login } })

  assume(honest.status === 200, 'the same call works with the token')
  assert.equal(without.status, 401)
  assert.ok([401, 403, 404].includes(invented.status), 'an invented token is refused')
})
