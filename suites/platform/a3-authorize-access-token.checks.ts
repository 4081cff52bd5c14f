import assert from 'node:assert/strict'
import { assume } from '../kit/assume.ts'
import { check } from '../kit/platform.ts'
import { ifTrusted } from './crm-side.ts'
import { makePerson } from './people.ts'
import { viewSession } from './sessions.ts'

check(
  'A3-12',
  'an automatic log-in sends the accessToken as it is, under the CRM API token',
  { needs: ['receiver', 'hooks.relogin'], blockedBy: ['A1-11', 'A1-12'] },
  async (context) => {
    const { hooks, receiver, run } = context
    const { userId } = await makePerson(context)
    const accessToken = `${run.token()}+/=.-_~%2B`
    const reply = ifTrusted(context, { status: 200, body: { userId } })
    receiver.on('authorizeAccessToken', ({ body }) => body['accessToken'] === accessToken, reply)

    const relogin = await hooks['relogin']!({ accessToken })

    const call = (await receiver.wait('authorizeAccessToken', ({ text }) => text.includes(accessToken.slice(0, 32)))).at(-1)
    assume(call || relogin.status < 500, 'the hook works')
    assert.ok(call, 'the platform brings the accessToken to A3')
    assert.equal(call.body['accessToken'], accessToken)
    assert.ok(receiver.hasIssued(call.query.get('crmApiToken')), 'crmApiToken in the query is the token from A1')
  },
)

check('A3-13', 'the session belongs to the user whom the CRM named', { needs: ['receiver', 'hooks.relogin'] }, async (context) => {
  const { hooks, receiver, run } = context
  const [first, second] = [await makePerson(context), await makePerson(context)]
  const tokens = new Map([first, second].map(({ userId }) => [run.token(), userId]))
  const knows = (token: unknown) => tokens.has(String(token))
  const tellUser = ifTrusted(context, ({ body }) => ({ status: 200, body: { userId: tokens.get(String(body['accessToken'])) } }))
  receiver.on('authorizeAccessToken', ({ body }) => knows(body['accessToken']), tellUser)

  const answers = []
  for (const accessToken of tokens.keys()) answers.push(await hooks['relogin']!({ accessToken }))

  assume(
    answers.every(({ status }) => status < 300),
    'both log in automatically',
  )
  assert.deepEqual(
    answers.map(({ body }) => body['userId']),
    [first.userId, second.userId],
  )
  if (!context.target.hooks['session']) return
  const views = []
  for (const { body } of answers) views.push(await viewSession(context, String(body['sessionId'])))
  assert.deepEqual(
    views.map(({ userId }) => userId),
    [first.userId, second.userId],
  )
})
