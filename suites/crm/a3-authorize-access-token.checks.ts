import assert from 'node:assert/strict'
import { alterToken } from '../kit/alter.ts'
import { assume, refused, succeeded } from '../kit/assume.ts'
import { type CrmContext, check } from '../kit/crm.ts'
import { nearMisses } from '../kit/near-misses.ts'
import { Inconclusive, NotApplicable } from '../kit/outcome.ts'
import { accessTokenIfAny } from './doors.ts'
import { logInForInappToken, logInToStay, STAYING, WITH_INAPP_TOKEN } from './log-in.ts'

const options = { users: STAYING }

/** Somebody else who stays logged in, where a hook can choose so. */
async function logInAnother({ crm, given, target, leaves }: CrmContext): Promise<string | undefined> {
  if (!target.hooks['oneTimeToken']) return undefined
  const code = await crm.issueOneTimeToken(given.otherUserId, { keepLoggedIn: true })
  const { accessToken } = (await crm.authorizeOneTime({ body: { code } })).body
  if (typeof accessToken !== 'string' || accessToken === '') return undefined
  leaves('access tokens of users who stay logged in')
  return accessToken
}

const both = { users: [...STAYING, 'otherUserId' as const] }

check('A3-1', 'a valid accessToken names the user who got it', both, async (context) => {
  const { crm, given, settle } = context
  const { userId, accessToken } = await logInToStay(context)

  const alone = await crm.authorizeAccessToken({ body: { accessToken } })
  const anothers = await logInAnother(context)
  await settle()
  const answer = await crm.authorizeAccessToken({ body: { accessToken } })
  const other = anothers === undefined ? undefined : await crm.authorizeAccessToken({ body: { accessToken: anothers } })

  assert.equal(alone.status, 200)
  assert.equal(alone.body.userId, userId)
  assert.equal(answer.status, 200, `after somebody else logged in too, the accessToken still works, and is not answered ${answer.status}`)
  assert.equal(answer.body.userId, userId)
  if (other) assert.deepEqual([other.status, other.body.userId], [200, given.otherUserId])
})

/** An accessToken to be spoilt, where the CRM lets one be had. */
function tokenToSpoil(context: CrmContext): Promise<string | undefined> {
  return accessTokenIfAny(context).catch((error: unknown) => {
    if (error instanceof Inconclusive) return undefined
    throw error
  })
}

check('A3-2', 'an accessToken that was never issued answers 404', options, async (context) => {
  const { crm, run, observe } = context
  const control = await crm.authorizeAccessToken({ malformed: true, body: {} })

  const answer = await crm.authorizeAccessToken({ body: { accessToken: run.token() } })

  assert.ok(!succeeded(answer), 'an invented accessToken opens nothing')
  const nearly = []
  const real = await tokenToSpoil(context)
  for (const accessToken of nearMisses(real ?? '')) nearly.push(await crm.authorizeAccessToken({ body: { accessToken } }))
  const altered = real === undefined ? undefined : await crm.authorizeAccessToken({ body: { accessToken: alterToken(real, 0.5) } })
  assert.ok(!nearly.some(succeeded), 'a part of an accessToken, more than it, or its letters in the other case open nothing')
  assume(control.status === 400, 'an empty body answers 400, so 404 tells of the token and not of the address')
  if (altered) assert.ok(refused(altered), `an accessToken with one other character is refused, and not answered ${altered.status}`)
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

check('A3-5', 'an invented crmApiToken answers 403', async ({ crm, run }) => {
  const control = await crm.authorizeAccessToken({ body: { accessToken: run.token() } })

  const answer = await crm.authorizeAccessToken({ body: { accessToken: run.token() }, credential: 'wrong' })

  assert.ok(!succeeded(answer), 'nobody is authorised with an invented crmApiToken')
  assume(control.status !== 403, 'the real crmApiToken does not answer 403')
  assert.equal(answer.status, 403)
})

check('A3-6', 'a call without crmApiToken is refused', options, async (context) => {
  const { crm, run, observe } = context
  const accessToken = (await accessTokenIfAny(context)) ?? run.token()

  const answer = await crm.authorizeAccessToken({ body: { accessToken }, credential: 'none' })

  assert.ok(refused(answer), 'the call is refused')
  observe('I-40', answer.status)
})

/** The accessToken of somebody whom the CRM gives an inappToken as well. */
async function accessTokenWithInappToken(context: CrmContext): Promise<string | undefined> {
  try {
    return (await logInForInappToken(context)).accessToken
  } catch (error) {
    if (error instanceof NotApplicable) return undefined
    throw error
  }
}

check('A3-7', 'an inappToken, when there is one, is a string', { users: [...STAYING, ...WITH_INAPP_TOKEN] }, async (context) => {
  const accessToken = (await accessTokenWithInappToken(context)) ?? (await logInToStay(context)).accessToken

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
