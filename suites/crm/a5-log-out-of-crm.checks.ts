import assert from 'node:assert/strict'
import { assume, refused, succeeded } from '../kit/assume.ts'
import { check } from '../kit/crm.ts'
import { logInToStay, STAYING } from './log-in.ts'

const options = { users: STAYING }

check('A5-1', 'a logged-in user is logged out', options, async (context) => {
  const { userId, accessToken } = await logInToStay(context)

  const answer = await context.crm.logOutOfCrm({ query: { userId, accessToken } })

  assert.equal(answer.status, 200)
})

check('A5-2', 'the answer has no body', { ...options, blockedBy: ['A5-1'] }, async (context) => {
  const { userId, accessToken } = await logInToStay(context)

  const answer = await context.crm.logOutOfCrm({ query: { userId, accessToken } })

  assume(answer.status === 200, 'the log-out works')
  assert.ok(['', '{}'].includes(answer.text.trim()), 'the body is empty')
})

check('A5-3', 'a call without userId or without accessToken answers 400', async ({ crm, given, run }) => {
  const withoutUser = await crm.logOutOfCrm({ malformed: true, query: { accessToken: run.token() } })
  const withoutToken = await crm.logOutOfCrm({ malformed: true, query: { userId: given.userId } })
  const complete = await crm.logOutOfCrm({ query: { userId: run.number(), accessToken: run.token() } })

  assert.ok(!succeeded(withoutUser) && !succeeded(withoutToken), 'neither call succeeds')
  assume(complete.status !== 400, 'a complete call answers something else than 400')
  assert.deepEqual([withoutUser.status, withoutToken.status], [400, 400])
})

check('A5-4', 'a call without crmApiToken is refused', options, async (context) => {
  const { userId, accessToken } = await logInToStay(context)

  const answer = await context.crm.logOutOfCrm({ query: { userId, accessToken }, credential: 'none' })

  assert.ok(refused(answer), 'the call is refused')
  context.observe('I-40', answer.status)
})

check('A5-5', 'what an invented crmApiToken answers', options, async (context) => {
  const { userId, accessToken } = await logInToStay(context)

  const answer = await context.crm.logOutOfCrm({ query: { userId, accessToken }, credential: 'wrong' })

  context.observe('I-13', `wrong crmApiToken: ${answer.status}`, { 'crm.logoutWithWrongToken': succeeded(answer) ? 'accept' : 'refuse' })
})

check('A5-6', 'what an unknown accessToken answers', async ({ crm, given, run, observe }) => {
  const answer = await crm.logOutOfCrm({ query: { userId: given.userId, accessToken: run.token() } })

  observe('I-13', `unknown accessToken: ${answer.status}`, { 'crm.logoutWithWrongToken': succeeded(answer) ? 'accept' : 'refuse' })
})

check('A5-8', 'whether A3 accepts the accessToken after the log-out', { ...options, blockedBy: ['A5-1'] }, async (context) => {
  const { userId, accessToken } = await logInToStay(context)
  const logOut = await context.crm.logOutOfCrm({ query: { userId, accessToken } })
  assume(logOut.status === 200, 'the log-out works')
  await context.settle()

  const answer = await context.crm.authorizeAccessToken({ body: { accessToken } })

  assert.ok(refused(answer), 'the accessToken is refused')
})

check('A5-9', 'a userId that is not an integer is refused', options, async (context) => {
  const { userId, accessToken } = await logInToStay(context)
  const send = async (value: string) => context.crm.logOutOfCrm({ malformed: true, query: { userId: value, accessToken } })

  const answers = [await send('abc'), await send(`${userId}.5`), await send(`${userId}x`), await send(''), await send('null')]

  assert.ok(answers.every(refused), `each is refused: ${answers.map(({ status }) => status).join(', ')}`)
})
