import assert from 'node:assert/strict'
import { alterToken } from '../kit/alter.ts'
import { assume, refused, succeeded } from '../kit/assume.ts'
import { check } from '../kit/crm.ts'
import { accessTokenIfAny } from './doors.ts'
import { logInAnotherToStay, logInToStay, STAYING, TWO_STAYING } from './log-in.ts'

const options = { users: STAYING }
const two = { users: TWO_STAYING }

check('A3-1', 'a valid accessToken names the user who got it', two, async (context) => {
  const { userId, accessToken } = await logInToStay(context)
  const other = await logInAnotherToStay(context)

  const answer = await context.crm.authorizeAccessToken({ body: { accessToken } })
  const ofOther = other && (await context.crm.authorizeAccessToken({ body: { accessToken: other.accessToken } }))

  assert.equal(answer.status, 200)
  assert.equal(answer.body.userId, userId)
  if (ofOther) assert.equal(ofOther.body.userId, other.userId)
})

check('A3-2', 'an accessToken that was never issued answers 404', options, async (context) => {
  const { crm, run, observe } = context
  const issued = await accessTokenIfAny(context)
  const altered = issued && (await crm.authorizeAccessToken({ body: { accessToken: alterToken(issued, 0.7) } }))
  const control = await crm.authorizeAccessToken({ malformed: true, body: {} })

  const answer = await crm.authorizeAccessToken({ body: { accessToken: run.token() } })

  assert.ok(!succeeded(answer), 'an invented accessToken opens nothing')
  assert.ok(!altered || !succeeded(altered), 'an accessToken with one other character opens nothing')
  assume(control.status === 400, 'an empty body answers 400, so 404 tells of the token and not of the address')
  assert.ok([404, 417].includes(answer.status), `the invented accessToken answers 404 (or 417, as an invalid token), not ${answer.status}`)
  observe('U-16', answer.status, { 'sso.unknownToken': answer.status })
})

check('A3-3', 'verifying an accessToken does not use it up', { ...options, blockedBy: ['A3-1'] }, async (context) => {
  const { userId, accessToken } = await logInToStay(context)
  const first = await context.crm.authorizeAccessToken({ body: { accessToken } })
  assume(first.status === 200, 'the first verification works')

  const second = await context.crm.authorizeAccessToken({ body: { accessToken } })
  const third = await context.crm.authorizeAccessToken({ body: { accessToken } })

  assert.deepEqual([second.status, third.status], [200, 200])
  assert.deepEqual([second.body.userId, third.body.userId], [userId, userId])
})

check('A3-4', 'a body without accessToken answers 400', async ({ crm, run }) => {
  const complete = await crm.authorizeAccessToken({ body: { accessToken: run.token() } })

  const answer = await crm.authorizeAccessToken({ malformed: true, body: {} })

  assert.ok(!succeeded(answer), 'nobody is authorised without an accessToken')
  assume(complete.status !== 400, 'a complete body answers something else than 400')
  assert.equal(answer.status, 400)
})

check('A3-5', 'an invented crmApiToken answers 403', options, async (context) => {
  const { crm, run } = context
  const issued = await accessTokenIfAny(context)
  const body = { accessToken: issued ?? run.token() }

  const answer = await crm.authorizeAccessToken({ body, credential: 'wrong' })
  const control = await crm.authorizeAccessToken({ body })

  assert.ok(!succeeded(answer), 'nobody is authorised with an invented crmApiToken')
  assume(control.status !== 403, 'the real crmApiToken does not answer 403')
  // Which of two unknown tokens is judged first is not laid down.
  assume(issued !== undefined || answer.status !== control.status, 'the answer is about the crmApiToken')
  assert.equal(answer.status, 403)
})

check('A3-6', 'a call without crmApiToken is refused', options, async (context) => {
  const { crm, run, observe } = context
  const accessToken = (await accessTokenIfAny(context)) ?? run.token()

  const answer = await crm.authorizeAccessToken({ body: { accessToken }, credential: 'none' })

  assert.ok(refused(answer), 'the call is refused')
  observe('I-40', answer.status)
})

check('A3-7', 'an inappToken, when there is one, is a string', two, async (context) => {
  const { accessToken } = (await logInAnotherToStay(context)) ?? (await logInToStay(context))

  const answer = await context.crm.authorizeAccessToken({ body: { accessToken } })

  assume(answer.status === 200, 'the accessToken works')
  const { inappToken } = answer.body
  assert.ok(inappToken == null || typeof inappToken === 'string', 'inappToken is a string or absent')
})

check('A3-8', 'an accessToken that is not a string is refused', options, async (context) => {
  const { accessToken } = await logInToStay(context)
  const send = async (value: unknown) => context.crm.authorizeAccessToken({ malformed: true, body: { accessToken: value } })

  const answers = [await send(12345), await send(true), await send(null), await send([accessToken]), await send({ value: accessToken })]

  assert.ok(answers.every(refused), `each is refused: ${answers.map(({ status }) => status).join(', ')}`)
})

check('A3-10', 'what a value answers that cannot be an accessToken', async ({ crm, observe }) => {
  const answer = await crm.authorizeAccessToken({ body: { accessToken: '%' } })

  observe('U-16', answer.status, { 'sso.malformedToken': answer.status })
})
