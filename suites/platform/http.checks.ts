import assert from 'node:assert/strict'
import { assume, refused } from '../kit/assume.ts'
import type { Answer } from '../kit/exchange.ts'
import { check, type PlatformContext } from '../kit/platform.ts'
import { newTrader } from './accounts.ts'
import { damage, NO_JSON } from './bad-json.ts'
import { ifTrusted, logIn } from './crm-side.ts'
import { isInteger, lookUp, makePerson } from './people.ts'
import { readIdentifier, setIdentifier } from './referrals.ts'
import { makeAllCalls, makeIdentityCalls, type WholeCall } from './whole-calls.ts'

const MADE = { blockedBy: ['B1-1', 'T1-1', 'B7-1'] }

/** Makes the calls one after the other, and gives back each with its answer. */
async function makeAll({ platform }: PlatformContext, calls: WholeCall[]): Promise<{ operationId: string; answer: Answer }[]> {
  const answers = []
  for (const { operationId, ...call } of calls)
    answers.push({ operationId, answer: await platform.call(operationId, { ...call, unjudged: true }) })
  return answers
}

check('HTTP-2', 'every body in a successful answer is JSON', MADE, async (context) => {
  const answers = await makeAll(context, await makeAllCalls(context))

  const withBody = answers.filter(({ answer }) => answer.status < 300 && answer.text.trim() !== '')

  assume(withBody.length >= 10, 'calls succeed and answer something')
  assert.deepEqual(
    withBody
      .filter(({ answer }) => answer.json === undefined)
      .map(({ operationId, answer }) => `${operationId}: ${answer.text.slice(0, 60)}`),
    [],
  )
})

check('HTTP-5', 'JSON is labelled as application/json', MADE, async (context) => {
  const answers = await makeAll(context, await makeIdentityCalls(context))

  const withBody = answers.filter(({ answer }) => answer.status < 300 && answer.text.trim() !== '')

  assume(withBody.length >= 5, 'calls succeed and answer something')
  const others = withBody.filter(({ answer }) => !/^application\/json\s*(;|$)/i.test(answer.headers.get('content-type') ?? ''))
  assert.deepEqual(
    others.map(({ operationId, answer }) => `${operationId}: ${answer.headers.get('content-type')}`),
    [],
  )
})

check(
  'HTTP-7',
  "the platform's own calls carry application/json",
  { lane: 'exclusive', needs: ['receiver', 'hooks.login'] },
  async (context) => {
    const { receiver, run } = context
    const person = await makePerson(context)
    receiver.on(
      'generateOneTimeToken',
      ({ body }) => body['userId'] === person.userId,
      ifTrusted(context, { status: 200, body: { token: run.token() } }),
    )

    await logIn(context, person)

    // All that the platform has called in this run is looked at, not only this log-in.
    const wrong = receiver.calls.flatMap(({ method, path, headers, text }) => {
      const accepts = /application\/json/i.test(headers.get('accept') ?? '')
      const labels = text === '' || /^application\/json\s*(;|$)/i.test(headers.get('content-type') ?? '')
      return accepts && labels ? [] : [`${method} ${path}: accept ${headers.get('accept')}, content-type ${headers.get('content-type')}`]
    })
    assume(receiver.calls.length > 0, 'the platform calls the CRM')
    assert.deepEqual([...new Set(wrong)], [])
  },
)

check('HTTP-12', 'a body that is no JSON is turned down, and changes nothing', { ...MADE, lane: 'robustness' }, async (context) => {
  const { platform, given, run, settle } = context
  const { userId } = await makePerson(context)
  const [kept, sent, email] = [run.word('p-'), run.word('p-'), run.email()]
  await setIdentifier(context, { userId }, kept)
  const creation = { operationId: 'createUser', body: { email } }
  const change = { operationId: 'setReferral', body: { brokerCrmName: given.brokerCrmName, partnerId: sent, userId } }
  const others = (await makeAllCalls(context)).filter(({ operationId, body }) => body && operationId !== 'acceptAgreement')

  const accepted = [
    ...(await findForgiven(context, creation, [...damage(creation.body), ...NO_JSON.map((text) => ({ label: text, text }))])),
    ...(await findForgiven(context, change, damage(change.body))),
    ...(await Promise.all(others.map((call) => findForgiven(context, call, damage(call.body).slice(0, 3))))).flat(),
  ]

  await settle()
  assert.deepEqual(accepted, [])
  assert.equal(await lookUp(context, email), undefined, 'nobody was created')
  assert.equal(await readIdentifier(context, { userId }, kept), kept, 'the identifier is the one from before')
  const honest = await platform.createUser({ body: { email } })
  assume(honest.status < 300, 'the same body as JSON works')
})

/** The texts that were not turned down in the place of a call's body. */
async function findForgiven(
  { platform }: PlatformContext,
  { operationId, path, query }: WholeCall,
  texts: { label: string; text: string }[],
) {
  const call = { malformed: true as const, ...(path && { path }), ...(query && { query }) }
  const answers = await Promise.all(
    texts.map(async ({ label, text }) => ({ label, answer: await platform.call(operationId, { ...call, rawBody: text }) })),
  )
  return answers
    .filter(({ answer }) => !refused(answer))
    .map(({ label, answer }) => `${operationId}, ${label.slice(0, 40)}: ${answer.status}`)
}

check('HTTP-15', 'a body of another Content-Type is turned down', { ...MADE, lane: 'robustness' }, async (context) => {
  const { platform } = context
  const calls = (await makeIdentityCalls(context)).filter(({ operationId, body }) => body && operationId !== 'acceptAgreement')

  const accepted = []
  for (const { operationId, ...call } of calls)
    for (const type of ['text/plain', 'application/x-www-form-urlencoded', 'application/xml', 'multipart/form-data; boundary=x']) {
      const answer = await platform.call(operationId, { malformed: true, ...call, headers: { 'content-type': type } })
      if (!refused(answer)) accepted.push(`${operationId} as ${type}: ${answer.status}`)
    }

  assert.deepEqual(accepted, [])
})

check('HTTP-17', 'what a call without Accept gets', { writes: false }, async ({ platform, observe }) => {
  const answer = await platform.listSymbols({ headers: { accept: undefined }, unjudged: true })

  const type = answer.headers.get('content-type') ?? ''
  observe('I-16', type, { 'http.xmlWithoutAccept': /xml/.test(type) })
  assert.match(type, /json/)
})

check('HTTP-19', 'a method that an address does not have is turned down', { ...MADE, lane: 'robustness' }, async (context) => {
  const { platform, warn } = context
  const calls = await makeAllCalls(context)
  const noPatch = calls.filter(({ operationId }) => !TRADER_ADDRESSES.includes(operationId))

  const answers = []
  for (const { operationId, path, query } of noPatch) {
    const call = { malformed: true as const, method: 'PATCH', ...(path && { path }), ...(query && { query }) }
    answers.push({ operationId, answer: await platform.call(operationId, call) })
  }

  assert.deepEqual(
    answers.filter(({ answer }) => !refused(answer)).map(({ operationId, answer }) => `PATCH at ${operationId}: ${answer.status}`),
    [],
  )
  if (answers.some(({ answer }) => answer.status === 405 && !answer.headers.get('allow'))) warn('405 comes without Allow')
})

/** Their address, /webserv/traders/{login}, has a PATCH. */
const TRADER_ADDRESSES = ['getTrader', 'replaceTrader', 'updateTrader', 'deleteTrader']

check('HTTP-22', 'an address or a version that is not there answers 404', { lane: 'robustness', writes: false }, async (context) => {
  const { platform, credentials } = context
  const token = encodeURIComponent(credentials['managerToken'] ?? '')
  const addresses = [
    '/cid/uid/nothing',
    '/cid/v2/users/1/authcode',
    '/v2/users',
    '/v9/social/invitedUsers',
    '/v2/webserv/nothing',
    '/nothing',
  ]

  const answers = await Promise.all(
    addresses.map((address) =>
      platform.call('listUsers', { malformed: true, rawPath: `${address}?token=${token}`, headers: { authorization: `Bearer ${token}` } }),
    ),
  )

  assert.deepEqual(
    answers.map(({ status }) => status),
    [404, 404, 404, 404, 404, 404],
  )
})

check('HTTP-25', 'a query that names a parameter twice is turned down', { lane: 'robustness' }, async (context) => {
  const { platform, given, run, credentials } = context
  const [one, other] = [await makePerson(context), await makePerson(context)]
  const { brokerCrmName } = given
  const again = (name: string, value: unknown) => ({
    extraQuery: [[name, String(value)]] as [string, string][],
    malformed: true as const,
    unjudged: true,
  })
  const body = () => ({ email: run.email() })

  const answers = [
    await platform.getUserId({ query: { email: one.email }, ...again('email', other.email) }),
    await platform.getSsoUserId({ query: { brokerCrmName, email: one.email }, ...again('email', other.email) }),
    await platform.logOutUser({ query: { brokerCrmName, userId: one.userId }, ...again('userId', other.userId) }),
    await platform.listUsers({ query: { limit: 1 }, ...again('limit', 2) }),
    await platform.createUser({ body: body(), ...again('token', run.token()) }),
    await platform.createUser({ body: body(), credential: 'wrong', ...again('token', credentials['managerToken']) }),
  ]

  assert.deepEqual(
    answers.filter((answer) => !refused(answer)).map(({ exchange, status }) => `${exchange.operation}: ${status}`),
    [],
  )
})

check('HTTP-26', 'an integer is kept as it was sent or turned down', { ...MADE, lane: 'robustness' }, async (context) => {
  const { platform, given, run } = context
  const { brokerCrmName, environmentName } = given
  const { userId } = await makePerson(context)
  const kept = run.word('p-')
  await setIdentifier(context, { userId }, kept)
  const large = [9_007_199_254_740_993n, 9_007_199_254_740_995n] as unknown as number[]
  // Whoever cuts an integer down to 32 or 64 bits takes these for the user.
  const lookalikes = [BigInt(userId) + 2n ** 32n, BigInt(userId) + 2n ** 64n]

  const named = await platform.call('listLinkedAccounts', {
    body: { environmentName, traderLogins: large, traderIds: large },
    unjudged: true,
  })
  const set = await Promise.all(
    lookalikes.map((id) =>
      platform.call('setReferral', { malformed: true, body: { brokerCrmName, partnerId: run.word('p-'), userId: id } }),
    ),
  )
  const created = await platform.createTrader({ malformed: true, body: { ...newTrader(context), maxLeverage: large[0] } })

  const { unlinkedTraderLogins = [], unlinkedTraderIds = [] } = named.body as Record<string, unknown[]>
  const altered = [...unlinkedTraderLogins, ...unlinkedTraderIds].filter((id) => !large.some((sent) => sent === id))
  assert.deepEqual(altered, [], 'B12 names the integers that it was asked for')
  assert.ok(set.every(refused), 'nobody has these user ids')
  assert.equal(await readIdentifier(context, { userId }, kept), kept, 'the identifier of the user is the one from before')
  await assertExactLeverage(context, created, large[0]!)
})

/** T1 either turns the trader down or shows the very integer. */
async function assertExactLeverage({ platform, cleanup }: PlatformContext, created: Answer, sent: number): Promise<void> {
  if (refused(created)) return
  const { login, maxLeverage } = created.body as { login: number; maxLeverage: unknown }
  if (isInteger(login)) cleanup(() => platform.deleteTrader({ path: { login } }))
  assert.equal(maxLeverage, sent)
}

check('HTTP-28', 'how large a request is taken', { lane: 'robustness' }, async (context) => {
  const { platform, run } = context
  const body = (bytes: number) => ({ malformed: true as const, body: { email: run.email(), padding: 'x'.repeat(bytes) } })

  const [small, large] = [await platform.createUser(body(60_000)), await platform.createUser(body(2_000_000))]

  assume(small.status < 300, 'sixty thousand bytes are taken')
  assert.equal(large.status, 413)
})

/** Method and address of every identity call, as the documents give them. */
const ADDRESSES: [method: string, path: string][] = [
  ['POST', '/cid/oauth2/uid/create'],
  ['PUT', '/cid/oauth2/uid/acceptAgreement'],
  ['PUT', '/cid/oauth2/uid/changeEmail'],
  ['GET', '/cid/oauth2/uid/getUserId'],
  ['PUT', '/cid/oauth2/uid/logout'],
  ['POST', '/cid/uid/create'],
  ['POST', '/cid/uid/link'],
  ['POST', '/cid/uid/changeUidTraderAccount'],
  ['POST', '/cid/push/send'],
  ['GET', '/cid/uid/getemail/1'],
  ['GET', '/cid/uid/getUserId'],
  ['POST', '/cid/uidTraderAccounts'],
  ['GET', '/v1/social/invitedUsers'],
  ['GET', '/v1/users'],
  ['POST', '/cid/v1/users/1/authcode'],
  ['PUT', '/cid/oauth2/uid/inAppControls'],
  ['PUT', '/cid/oauth2/uid/referral'],
  ['GET', '/cid/oauth2/uid/referral'],
  ['DELETE', '/cid/oauth2/uid/referral'],
]

check('HTTP-30', 'every identity call stands at its address', { writes: false }, async ({ platform }) => {
  const answers = await Promise.all(
    ADDRESSES.map(([method, rawPath]) =>
      platform.call('listUsers', {
        malformed: true,
        credential: 'none',
        method,
        rawPath,
        ...(['POST', 'PUT'].includes(method) && { rawBody: '{}' }),
      }),
    ),
  )

  // Nobody is let in without a token, and only where somebody is at home one is told so.
  const absent = ADDRESSES.filter((_, index) => [404, 405, 501].includes(answers[index]!.status))
  assert.deepEqual(absent.map(String), [])
})
