import assert from 'node:assert/strict'
import { check } from '../kit/platform.ts'
import { logIn } from './crm-side.ts'
import { makePerson } from './people.ts'

const NEEDS = ['receiver', 'hooks.login', 'hooks.logout'] as const

check('A5-11', 'whoever logs out of an application is logged out of the CRM', { needs: [...NEEDS] }, async (context) => {
  const { hooks, receiver, run } = context
  const { userId } = await makePerson(context)
  const { sessionId } = await logIn(context, { userId }, { accessToken: run.token() })
  await logIn(context, { userId }, { accessToken: run.token() }) // in another application, which stays open
  const isTheirs = ({ path, query }: { path: string; query: URLSearchParams }) =>
    path === '/oauth2/logout' && query.get('userId') === String(userId)
  const early = receiver.calls.filter(isTheirs)

  await hooks['logout']!({ sessionId })

  await receiver.wait('logOutOfCrm', isTheirs)
  assert.equal(early.length, 0, 'not before the user logs out')
  assert.ok(receiver.calls.some(isTheirs), 'the platform calls A5 for this user')
})

check('A5-12', 'A5 is a PUT without a body, with the three values in its query', { needs: [...NEEDS] }, async (context) => {
  const { hooks, receiver, run } = context
  const { userId } = await makePerson(context)
  const accessToken = `${run.token()}+/=&%2B`
  const { sessionId } = await logIn(context, { userId }, { accessToken })

  await hooks['logout']!({ sessionId })

  const [call] = await receiver.wait('logOutOfCrm', ({ query }) => (query.get('accessToken') ?? '').startsWith(accessToken.slice(0, 32)))
  assert.ok(call, 'a PUT on A5 with the accessToken from A2')
  assert.equal(call.query.get('accessToken'), accessToken)
  assert.equal(call.query.get('userId'), String(userId))
  assert.ok(receiver.hasIssued(call.query.get('crmApiToken')), 'crmApiToken in the query is the token from A1')
  assert.equal(call.text, '')
})

check('A5-13', 'what happens for a session without an accessToken', { needs: [...NEEDS] }, async (context) => {
  const { hooks, receiver } = context
  const { userId } = await makePerson(context)
  const { sessionId } = await logIn(context, { userId })

  await hooks['logout']!({ sessionId })

  const calls = await receiver.wait('logOutOfCrm', ({ query }) => query.get('userId') === String(userId), { withinMs: 1_000 })
  assert.equal(calls.length, 0)
})
