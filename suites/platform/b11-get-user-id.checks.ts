import assert from 'node:assert/strict'
import { assume, refused } from '../kit/assume.ts'
import { check } from '../kit/platform.ts'
import { isInteger, lookUp, makePerson } from './people.ts'

check('B11-1', 'the e-mail of a user leads to the userId', async (context) => {
  const { platform, poll, run } = context
  const { userId, email } = await makePerson(context)
  const namesake = await makePerson(context, { email: email.replace('@', '@other.') })

  const answer = await poll(
    () => platform.getUserId({ query: { email } }),
    ({ body }) => body.userId === userId,
  )

  assert.equal(answer.status, 200)
  assert.equal(answer.body.userId, userId)
  assert.equal(await lookUp(context, namesake.email), namesake.userId, 'an e-mail of the same name elsewhere leads to its own user')
  const ownEmail = run.email()
  const withoutBroker = await platform.createUser({ body: { email: ownEmail } })
  if (withoutBroker.status >= 300 || !isInteger(withoutBroker.body.userId)) return
  context.leaves('users, which no call deletes')
  assert.equal(await lookUp(context, ownEmail), withoutBroker.body.userId, 'a user without a broker is found, too')
})

check('B11-2', 'a plus sign in an e-mail is a plus sign', async (context) => {
  const { platform, run } = context
  const email = run.email().replace('@', '+news@')
  const { userId } = await makePerson(context, { email })

  const withPlus = await lookUp(context, email)
  const withSpace = await platform.getUserId({ query: { email: email.replace('+', ' ') }, unjudged: true })

  assert.equal(withPlus, userId)
  assert.notEqual(withSpace.body.userId, userId)
})

check('B11-3', 'without email the call is refused', { lane: 'robustness' }, async (context) => {
  const { userId, email } = await makePerson(context)
  assume((await lookUp(context, email)) === userId, 'a complete call works')

  const answer = await context.platform.getUserId({ malformed: true })

  assert.ok(refused(answer), 'there is nobody to look up')
})

check('B11-4', 'without a valid manager token no userId is told', async (context) => {
  const { platform } = context
  const { userId, email } = await makePerson(context)
  assume((await lookUp(context, email)) === userId, 'the same call works with the token')

  const without = await platform.getUserId({ query: { email }, credential: 'none' })
  const invented = await platform.getUserId({ query: { email }, credential: 'wrong' })

  assert.equal(without.status, 401)
  assert.ok([401, 403, 404].includes(invented.status), 'an invented token is refused')
  assert.deepEqual([without.body.userId, invented.body.userId], [undefined, undefined])
})

check('B11-5', 'what an e-mail that nobody has answers', { writes: false }, async ({ platform, run, observe }) => {
  const answer = await platform.getUserId({ query: { email: run.email() }, unjudged: true })

  observe('I-10', answer.status, { 'users.absentLookup': answer.status < 300 ? 'empty' : 'refuse' })
  assert.ok(refused(answer), 'nobody has this e-mail')
})
