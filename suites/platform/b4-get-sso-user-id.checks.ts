import assert from 'node:assert/strict'
import { assume, refused } from '../kit/assume.ts'
import { check } from '../kit/platform.ts'
import { disabledManager } from './managers.ts'
import { isInteger, lookUpInCrm, makePerson } from './people.ts'

check('B4-1', 'the e-mail of a user of this CRM leads to the userId', async (context) => {
  const { platform, given, poll } = context
  const { userId, email } = await makePerson(context)

  const answer = await poll(
    () => platform.getSsoUserId({ query: { brokerCrmName: given.brokerCrmName, email } }),
    ({ body }) => body.userId === userId,
  )

  assert.equal(answer.status, 200)
  assert.equal(answer.body.userId, userId)
})

check('B4-2', 'an e-mail that nobody has answers 200 without a userId', async (context) => {
  const { platform, given, run, observe } = context
  const { email } = await makePerson(context)
  assume((await lookUpInCrm(context, email)) !== undefined, 'B4 tells the userId of an e-mail that somebody has')

  const answer = await platform.getSsoUserId({ query: { brokerCrmName: given.brokerCrmName, email: run.email() } })

  const form = answer.text.trim() === '' ? 'no-bytes' : answer.body.userId === null ? 'null-user-id' : 'object'
  observe('I-09', form, { 'users.emptyLookup': form })
  assert.equal(answer.status, 200)
  assert.ok(answer.body.userId === undefined || answer.body.userId === null, 'no userId is told')
})

check('B4-3', 'the empty response is an empty object', { writes: false }, async ({ platform, given, run }) => {
  const answer = await platform.getSsoUserId({ query: { brokerCrmName: given.brokerCrmName, email: run.email() } })

  assert.deepEqual(answer.json, {})
})

check('B4-4', 'an e-mail under another CRM is no match', async (context) => {
  const { platform, run, warn } = context
  const { userId, email } = await makePerson(context)
  assume((await lookUpInCrm(context, email)) === userId, 'the user is found under the right CRM')

  const answer = await platform.getSsoUserId({ query: { brokerCrmName: run.word('Crm'), email } })

  assert.ok(answer.status === 200 || refused(answer), 'answers 200')
  assert.ok(!isInteger(answer.body.userId), 'no userId is told')
  if (answer.status !== 200) warn(`an unknown CRM is turned down with ${answer.status}; no match is said to answer 200`)
})

check('B4-5', 'a plus sign in an e-mail is a plus sign', async (context) => {
  const { platform, given, run } = context
  const email = run.email().replace('@', '+news@')
  const { userId } = await makePerson(context, { email })

  const near = [' ', '_', '%', '%2B', '.'].map((sign) => email.replace('+', sign))
  const withPlus = await lookUpInCrm(context, email)
  const mistaken = []
  for (const other of [...near, email.replace('+news', '%'), `${email}.example`]) {
    const answer = await platform.getSsoUserId({ query: { brokerCrmName: given.brokerCrmName, email: other }, unjudged: true })
    if (answer.body.userId === userId) mistaken.push(other)
  }

  assert.equal(withPlus, userId)
  assert.deepEqual(mistaken, [], 'no other e-mail leads to the user')
})

check('B4-6', 'without brokerCrmName or email the call is refused', { lane: 'robustness' }, async (context) => {
  const { platform, given } = context
  const { userId, email } = await makePerson(context)
  assume((await lookUpInCrm(context, email)) === userId, 'a complete call works')

  const withoutCrm = await platform.getSsoUserId({ malformed: true, query: { email } })
  const withoutEmail = await platform.getSsoUserId({ malformed: true, query: { brokerCrmName: given.brokerCrmName } })
  const withoutBoth = await platform.getSsoUserId({ malformed: true })

  assert.deepEqual([refused(withoutCrm), refused(withoutEmail), refused(withoutBoth)], [true, true, true])
})

check('B4-7', 'without a valid manager token no userId is told', async (context) => {
  const { platform, given } = context
  const { userId, email } = await makePerson(context)
  const query = { brokerCrmName: given.brokerCrmName, email }
  assume((await lookUpInCrm(context, email)) === userId, 'the same call works with the token')

  const without = await platform.getSsoUserId({ query, credential: 'none' })
  const invented = await platform.getSsoUserId({ query, credential: 'wrong' })

  assert.equal(without.status, 401)
  assert.ok([401, 403, 404].includes(invented.status), 'an invented token is refused')
  assert.deepEqual([without.body.userId, invented.body.userId], [undefined, undefined])
})

check('B4-8', 'a CRM with a disabled brand is refused', { needs: ['simulator'] }, async (context) => {
  const { platform, given, run } = context
  const credential = await disabledManager(context)

  const answer = await platform.getSsoUserId({ query: { brokerCrmName: given.brokerCrmName, email: run.email() }, credential })

  assert.equal(answer.status, 403)
})
