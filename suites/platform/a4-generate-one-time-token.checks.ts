import assert from 'node:assert/strict'
import { assume } from '../kit/assume.ts'
import { check } from '../kit/platform.ts'
import { grantInAppTokens, ifTrusted, logIn, readInAnyCase } from './crm-side.ts'
import { isInteger, makePerson } from './people.ts'

const NEEDS = ['receiver', 'hooks.login', 'hooks.inApp'] as const
const PAGE = 'https://client.example/deposit'

check('A4-18', "an in-app action sends the userId of the session's user and the CRM API token", { needs: [...NEEDS] }, async (context) => {
  const { hooks, receiver, run } = context
  const person = await makePerson(context)
  grantInAppTokens(context, person, [run.token()])
  const { sessionId } = await logIn(context, person)
  await logIn(context, await makePerson(context))

  await hooks['inApp']!({ sessionId, url: PAGE })

  const call = (await receiver.wait('generateOneTimeToken', ({ body }) => String(body['userId']) === String(person.userId))).at(-1)
  assert.ok(call, "the platform asks A4 in the name of the session's user")
  assert.ok(isInteger(call.body['userId']), 'userId is an integer')
  assert.ok(receiver.hasIssued(call.query.get('crmApiToken')), 'crmApiToken in the query is the token from A1')
})

check('A4-19', 'the token is asked for when the action happens, and not before', { needs: [...NEEDS] }, async (context) => {
  const { hooks, receiver, run } = context
  const person = await makePerson(context)
  grantInAppTokens(context, person, [run.token(), run.token()])
  const isTheirs = ({ body }: { body: Record<string, unknown> }) => body['userId'] === person.userId

  const { sessionId } = await logIn(context, person)
  const early = await receiver.wait('generateOneTimeToken', isTheirs, { withinMs: 500 })
  await hooks['inApp']!({ sessionId, url: PAGE })
  const inTime = await receiver.wait('generateOneTimeToken', isTheirs)

  assume(early.length + inTime.length > 0, 'the platform asks for tokens at all')
  assert.equal(early.length, 0)
})

check('A4-20', 'each in-app action gets a token of its own', { needs: [...NEEDS] }, async (context) => {
  const { hooks, run } = context
  const person = await makePerson(context)
  const tokens = [run.token(), run.token(), run.token()]
  grantInAppTokens(context, person, tokens)
  const { sessionId } = await logIn(context, person)

  const pages = []
  for (const _ of tokens) pages.push(await hooks['inApp']!({ sessionId, url: PAGE }))

  assume(pages[0]?.body['token'] === tokens[0], 'the first action gets the token of A4')
  assert.deepEqual(
    pages.map(({ body }) => body['token']),
    tokens,
  )
})

check('A4-21', 'the inappToken from A2 or A3 is passed on', { needs: [...NEEDS, 'hooks.relogin'] }, async (context) => {
  const { hooks, receiver, run } = context
  const [newcomer, returner] = [await makePerson(context), await makePerson(context)]
  const [fromA2, fromA3, accessToken] = [`${run.token()}+/=`, `${run.token()}+/=`, run.token()]
  for (const person of [newcomer, returner]) grantInAppTokens(context, person, [run.token()])
  const comeBack = ifTrusted(context, { status: 200, body: { userId: returner.userId, inappToken: fromA3 } })
  receiver.on('authorizeAccessToken', ({ body }) => body['accessToken'] === accessToken, comeBack)
  const { sessionId } = await logIn(context, newcomer, { inappToken: fromA2 })
  const relogin = await hooks['relogin']!({ accessToken })
  assume(relogin.status < 300, 'the second person logs in automatically')

  await hooks['inApp']!({ sessionId, url: PAGE })
  await hooks['inApp']!({ sessionId: relogin.body['sessionId'], url: PAGE })

  const calls = await receiver.wait('generateOneTimeToken', ({ body }) =>
    [newcomer.userId, returner.userId].includes(body['userId'] as number),
  )
  const passedOn = (userId: number) =>
    calls.filter(({ body }) => body['userId'] === userId).map((call) => readInAnyCase(call, 'inappToken'))
  assume(calls.length > 1, 'the platform asks A4 for both')
  assert.deepEqual([passedOn(newcomer.userId).at(-1), passedOn(returner.userId).at(-1)], [fromA2, fromA3])
})

check('A4-22', 'where there was no inappToken, none is sent', { needs: [...NEEDS] }, async (context) => {
  const { hooks, receiver, run } = context
  const person = await makePerson(context)
  grantInAppTokens(context, person, [run.token()])
  const { sessionId } = await logIn(context, person)

  await hooks['inApp']!({ sessionId, url: PAGE })

  const call = (await receiver.wait('generateOneTimeToken', ({ body }) => body['userId'] === person.userId)).at(-1)
  assume(call, 'the platform asks A4')
  assert.ok(!readInAnyCase(call, 'inappToken'), 'no inappToken is in the query')
})

check('A4-23', 'how inappToken is spelled', { needs: [...NEEDS] }, async (context) => {
  const { hooks, receiver, run, observe } = context
  const person = await makePerson(context)
  grantInAppTokens(context, person, [run.token()])
  const { sessionId } = await logIn(context, person, { inappToken: run.token() })

  await hooks['inApp']!({ sessionId, url: PAGE })

  const call = (await receiver.wait('generateOneTimeToken', ({ body }) => body['userId'] === person.userId)).at(-1)
  const spelling = [...(call?.query.keys() ?? [])].find((name) => name.toLowerCase() === 'inapptoken')
  assume(spelling, 'an inappToken is sent')
  observe('U-05', spelling, { 'sso.inappTokenSpelling': spelling })
})
