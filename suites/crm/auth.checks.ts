import assert from 'node:assert/strict'
import { succeeded } from '../kit/assume.ts'
import { check } from '../kit/crm.ts'
import { attribution, needAttributionAddress, needRegistrationAddress, registration } from './callbacks.ts'
import { accessTokenIfAny } from './doors.ts'
import { inappQuery, STAYING } from './log-in.ts'

// A new token may end those before, so the check runs alone.
check('AUTH-1', 'A1 asks for the password and for no token', { lane: 'exclusive' }, async ({ crm, credentials }) => {
  const answer = await crm.issueCrmApiToken({ body: { password: credentials.apiPassword }, credential: 'none' })

  assert.ok(succeeded(answer), `A1 answers the password alone, and not ${answer.status}`)
})

check('AUTH-2', 'the crmApiToken in the query is all that A2 to A5 ask for', { users: STAYING }, async (context) => {
  const { crm, given } = context
  const accessToken = await accessTokenIfAny(context)
  const userId = given.has('keepLoggedInUserId') ? given.keepLoggedInUserId : given.userId
  const code = await crm.issueOneTimeToken(given.userId)

  const answers = {
    A2: await crm.authorizeOneTime({ body: { code } }),
    A4: await crm.generateOneTimeToken({ body: { userId: given.userId }, ...inappQuery(crm, given.userId) }),
    ...(accessToken && {
      A3: await crm.authorizeAccessToken({ body: { accessToken } }),
      A5: await crm.logOutOfCrm({ query: { userId, accessToken: (await accessTokenIfAny(context)) ?? accessToken } }),
    }),
  }

  const failed = Object.entries(answers).filter(([, answer]) => !succeeded(answer))
  assert.deepEqual(
    failed.map(([ref, { status }]) => `${ref}: ${status}`),
    [],
  )
})

check(
  'AUTH-3',
  'the Authorization of the broker is all that A6 and A7 ask for',
  { needs: ['credentials.webhookAuthorization'], leaves: 'an attribution and a registration' },
  async (context) => {
    needAttributionAddress(context)
    needRegistrationAddress(context)
    const { crm, given, credentials } = context
    const credential = { value: credentials.webhookAuthorization }

    const attributed = await crm.attributeUser({ body: attribution(context, given.partnerUserId), credential })
    const registered = await crm.registerUser({ body: registration(context), credential })

    assert.ok(
      succeeded(attributed) && succeeded(registered),
      `both succeed, and do not answer ${attributed.status} and ${registered.status}`,
    )
  },
)
