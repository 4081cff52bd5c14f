import assert from 'node:assert/strict'
import { assume, refused } from '../kit/assume.ts'
import { check, type PlatformContext } from '../kit/platform.ts'
import { makeAccount, newTrader } from './accounts.ts'
import { findAccepted } from './bad-input.ts'
import { fillDeal, someSymbol } from './deals.ts'
import { book, bookFirst, readTrader, toTimestamp, UNKNOWN_LOGIN } from './trader-records.ts'

/** An account that was there and is deleted now. */
async function makeDeleted(context: PlatformContext) {
  const account = await makeAccount(context)
  const record = await readTrader(context, account.login)
  const answer = await context.platform.deleteTrader({ path: { login: account.login } })
  assume(answer.status < 300, 'T7 deletes the account')
  await context.settle()
  return { ...account, record }
}

check('T7-1', 'an empty account is deleted with 204 and no body', async (context) => {
  const { login } = await makeAccount(context)
  await readTrader(context, login)

  const answer = await context.platform.deleteTrader({ path: { login } })

  assert.equal(answer.status, 204)
  assert.equal(answer.text, '')
})

check('T7-2', 'a deleted account cannot be read', async (context) => {
  const { login } = await makeDeleted(context)

  const answer = await context.platform.getTrader({ path: { login } })

  assert.ok(refused(answer), 'nobody has this login any more')
})

check('T7-3', 'a deleted account cannot be changed', async (context) => {
  const account = await makeDeleted(context)
  const { login } = account
  const { platform, run } = context

  const answers = {
    updated: await platform.updateTrader({ path: { login }, body: { name: 'Eve' } }),
    replaced: await platform.replaceTrader({ path: { login }, body: newTrader(context) }),
    paid: await book(context, account, 'DEPOSIT', 1),
    locked: await platform.changePassword({ path: { login }, body: { login, hashedPassword: run.password().md5 } }),
    deleted: await platform.deleteTrader({ path: { login } }),
  }

  const accepted = Object.entries(answers).filter(([, answer]) => !refused(answer))
  assert.deepEqual(
    accepted.map(([name, { status }]) => `${name}: ${status}`),
    [],
  )
})

check('T7-4', 'a deleted account is not listed', async (context) => {
  const { login, record } = await makeDeleted(context)
  const at = Number(record['registrationTimestamp'])
  assume(at > 100_000_000_000, 'registrationTimestamp counts milliseconds')

  const answer = await context.platform.listTraders({ query: { from: toTimestamp(at), to: toTimestamp(at + 1) } })

  assume(answer.status === 200, 'T3 lists accounts')
  assert.ok(!answer.body.trader?.some((listed) => listed.login === login), 'the account is not in the list')
})

check('T7-5', 'what becomes of an account with open positions', { needs: ['hooks.deal'] }, async (context) => {
  const account = await makeAccount(context)
  await bookFirst(context, account, 'DEPOSIT', 1_000_000)
  const deal = await fillDeal(context, { login: account.login, symbolId: await someSymbol(context), tradeSide: 'BUY' })
  assume(deal.status < 300, 'the hook fills a deal')

  const answer = await context.platform.deleteTrader({ path: { login: account.login } })

  context.observe('I-17', refused(answer) ? `positions: ${answer.status}` : 'positions allowed', {
    'traders.deleteWithPositions': !refused(answer),
  })
})

check('T7-6', 'what becomes of an account with money', async (context) => {
  const account = await makeAccount(context)
  await bookFirst(context, account, 'DEPOSIT', 5)

  const answer = await context.platform.deleteTrader({ path: { login: account.login } })

  context.observe('I-17', refused(answer) ? `balance: ${answer.status}` : 'balance allowed')
})

check('T7-7', 'an unknown login is refused', async (context) => {
  await makeDeleted(context)

  const answer = await context.platform.deleteTrader({ path: { login: UNKNOWN_LOGIN } })

  assert.ok(refused(answer), 'no account has this login')
})

check('T7-8', 'a login that is no whole number is refused', { lane: 'robustness' }, async (context) => {
  const { login } = await makeAccount(context)
  await readTrader(context, login)
  const cases = ['abc', `${login}.5`, `${login}x`].map((bad) => ({ label: bad, body: { bad } }))

  const accepted = await findAccepted(cases, (body) =>
    context.platform.deleteTrader({ malformed: true, path: { login: (body as { bad: string }).bad } }),
  )

  assert.deepEqual(accepted, [])
  assert.equal((await readTrader(context, login)).login, login)
})

check('T7-9', 'without a valid manager token nothing is deleted', async (context) => {
  const { platform } = context
  const { login } = await makeAccount(context)
  await readTrader(context, login)

  const without = await platform.deleteTrader({ path: { login }, credential: 'none' })
  const invented = await platform.deleteTrader({ path: { login }, credential: 'wrong' })

  await context.settle()
  const record = await readTrader(context, login)
  assert.equal(without.status, 401)
  assert.ok([401, 403, 404].includes(invented.status), 'an invented token is refused')
  assert.equal(record.login, login)
})
