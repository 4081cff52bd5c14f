import assert from 'node:assert/strict'
import { assume, refused } from '../kit/assume.ts'
import { check, type PlatformContext } from '../kit/platform.ts'
import { makeAccount, makeLinkedAccount } from './accounts.ts'
import { lookUp } from './people.ts'

const MADE = { blockedBy: ['T1-1', 'B7-1', 'B7-3'] }

/** Asks whose account it is, until the answer names somebody or the lag is over. */
function ask({ platform, poll }: PlatformContext, traderLogin: number, environmentName?: string) {
  const query = environmentName === undefined ? {} : { environmentName }
  return poll(
    () => platform.getTraderEmail({ path: { traderLogin }, query, unjudged: true }),
    ({ body }) => body.uidEmail !== undefined,
  )
}

check('B10-1', "the login of a linked account leads to its user's e-mail", MADE, async (context) => {
  const { platform, run, given, poll } = context
  const { login, email, userId } = await makeLinkedAccount(context)
  await makeLinkedAccount(context)

  const answer = await ask(context, login, given.environmentName)

  assert.equal(answer.status, 200)
  assert.equal(answer.body.uidEmail, email)
  const newEmail = run.email()
  const changed = await platform.changeEmail({ body: { userId, newEmail, brokerCrmName: given.brokerCrmName } })
  if (changed.status >= 300 || (await lookUp(context, newEmail)) !== userId) return
  const afterwards = await poll(
    () => platform.getTraderEmail({ path: { traderLogin: login }, unjudged: true }),
    ({ body }) => body.uidEmail === newEmail,
  )
  assert.equal(afterwards.body.uidEmail, newEmail, 'it is the e-mail that the user has now')
})

check('B10-2', 'environmentName can be left out', MADE, async (context) => {
  const { login, email } = await makeLinkedAccount(context)

  const answer = await ask(context, login)

  assert.equal(answer.status, 200)
  assert.equal(answer.body.uidEmail, email)
})

check('B10-3', 'in another environment the account is not found', MADE, async (context) => {
  const { login, email } = await makeLinkedAccount(context)
  const atHome = await ask(context, login, context.given.environmentName)
  assume(atHome.body.uidEmail === email, 'it is found in its own environment')

  const elsewhere = await ask(context, login, context.run.word('env'))

  assert.ok(elsewhere.status < 500, 'another environment is no reason to fail')
  assert.equal(elsewhere.body.uidEmail, undefined)
})

check('B10-4', 'a login that is no integer is refused', { ...MADE, lane: 'robustness' }, async (context) => {
  const { platform } = context
  const { login, email } = await makeLinkedAccount(context)
  const honest = await ask(context, login)
  assume(honest.body.uidEmail === email, 'the login itself works')

  const answers = await Promise.all(
    ['abc', `${login}.5`, `${login}x`, `0x${login.toString(16)}`, `'${login}'`].map((traderLogin) =>
      platform.getTraderEmail({ malformed: true, path: { traderLogin } }),
    ),
  )

  assert.deepEqual(answers.map(refused), [true, true, true, true, true])
})

check('B10-5', 'without a valid manager token no e-mail is told', MADE, async (context) => {
  const { platform } = context
  const { login, email } = await makeLinkedAccount(context)
  const honest = await ask(context, login)
  assume(honest.body.uidEmail === email, 'the same call works with the token')

  const without = await platform.getTraderEmail({ path: { traderLogin: login }, credential: 'none' })
  const invented = await platform.getTraderEmail({ path: { traderLogin: login }, credential: 'wrong' })

  assert.equal(without.status, 401)
  assert.ok([401, 403, 404].includes(invented.status), 'an invented token is refused')
  assert.deepEqual([without.body.uidEmail, invented.body.uidEmail], [undefined, undefined])
})

check('B10-6', 'what a login that no account has answers', async ({ platform, run, observe }) => {
  const answer = await platform.getTraderEmail({ path: { traderLogin: run.number() }, unjudged: true })

  observe('I-10', answer.status, { 'users.absentLookup': answer.status < 300 ? 'empty' : 'refuse' })
  assert.ok(refused(answer), 'no account has this login')
})

check('B10-7', 'what an account of nobody answers', MADE, async (context) => {
  const { login } = await makeAccount(context)

  const answer = await context.platform.getTraderEmail({ path: { traderLogin: login }, unjudged: true })

  assert.ok(refused(answer), 'the account has no user')
})

check('B10-8', 'an unknown environmentName is refused', MADE, async (context) => {
  const { login } = await makeLinkedAccount(context)
  const query = { environmentName: context.run.word('env') }

  const answer = await context.platform.getTraderEmail({ path: { traderLogin: login }, query, unjudged: true })

  assert.ok(refused(answer), 'nobody knows this environment')
})
