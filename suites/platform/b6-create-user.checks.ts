import assert from 'node:assert/strict'
import { assume, refused } from '../kit/assume.ts'
import { check, type PlatformContext } from '../kit/platform.ts'
import { findAccepted, leaveOut, mistype, nullify, putAt, unforgiven } from './bad-input.ts'
import { isInteger, lookUp } from './people.ts'

/** The record of a new user: what the schema calls a user, where B6 gives it. */
async function create(context: PlatformContext, body: { email: string; brokerName?: string; preferredLanguage?: string }) {
  const answer = await context.platform.createUser({ body })
  assume(answer.status < 300, 'B6 takes an unused e-mail')
  context.leaves('users, which no call deletes')
  return answer.body as Partial<Record<string, unknown>>
}

check('B6-1', 'an unused e-mail answers 200 with the whole record', async (context) => {
  const { platform, given, run } = context

  const answer = await platform.createUser({ body: { brokerName: given.brokerName, email: run.email(), preferredLanguage: 'pt' } })

  const { userId, nickname, email, preferredLanguage, utcCreateTimestamp, status } = answer.body as Record<string, unknown>
  assert.equal(answer.status, 200)
  assert.deepEqual([isInteger(userId), isInteger(utcCreateTimestamp)], [true, true], 'userId and utcCreateTimestamp are integers')
  assert.deepEqual(
    [typeof nickname, typeof email, typeof preferredLanguage, typeof status],
    ['string', 'string', 'string', 'string'],
    'nickname, email, preferredLanguage and status are strings',
  )
})

check('B6-2', 'the record holds the e-mail that was sent', async (context) => {
  const { platform, run } = context
  const plain = run.email()
  const odd = [plain.replace('@', '+news@'), plain.replace('@', '.a-b_c@'), plain.replace('@', "o'neil@"), plain.replace('@', '@mail.')]

  const record = await create(context, { email: plain })
  assume(record['email'] !== undefined, 'the record has an email')
  const others = await Promise.all(odd.map((email) => platform.createUser({ body: { email } })))

  assert.equal(record['email'], plain)
  const altered = others.flatMap((answer, index) => {
    const { email } = answer.body as { email?: string }
    return refused(answer) || email === odd[index] ? [] : [`${odd[index]} became ${email}`]
  })
  assert.deepEqual(altered, [])
})

check('B6-3', 'the record holds the preferredLanguage that was sent', async (context) => {
  const { run } = context

  const portuguese = await create(context, { email: run.email(), preferredLanguage: 'pt' })
  const german = await create(context, { email: run.email(), preferredLanguage: 'de' })

  assume(portuguese['preferredLanguage'] !== undefined, 'the record has a preferredLanguage')
  assert.deepEqual([portuguese['preferredLanguage'], german['preferredLanguage']], ['pt', 'de'])
})

check('B6-4', 'a new user has the status UID_NEW', async (context) => {
  const record = await create(context, { email: context.run.email() })

  assume(record['status'] !== undefined, 'the record has a status')
  assert.equal(record['status'], 'UID_NEW')
})

check('B6-5', 'a new user has the default nickname', async (context) => {
  const record = await create(context, { email: context.run.email() })

  assume(isInteger(record['userId']) && record['nickname'] !== undefined, 'the record has a userId and a nickname')
  assert.equal(record['nickname'], `uid${record['userId']}`)
})

check('B6-6', 'an e-mail that is assigned answers 200 with a userId alone', async (context) => {
  const { platform, run } = context
  const email = run.email()
  await create(context, { email, preferredLanguage: 'pt' })

  const again = await platform.createUser({ body: { email, preferredLanguage: 'pt' } })

  const { userId, nickname, email: toldEmail, preferredLanguage, utcCreateTimestamp, status } = again.body as Record<string, unknown>
  assert.equal(again.status, 200)
  assert.ok(isInteger(userId), 'userId is an integer')
  assert.deepEqual(
    [nickname, toldEmail, preferredLanguage, utcCreateTimestamp, status].filter((value) => value !== undefined && value !== null),
    [],
    'no other field of the record is told',
  )
})

check('B6-7', "that userId is the one of the e-mail's owner", async (context) => {
  const { platform, given, run } = context
  const email = run.email()
  const { userId } = await create(context, { email })
  assume(isInteger(userId), 'B6 tells the userId of a new user')

  const again = await platform.createUser({ body: { email } })
  const otherBrand = given.has('otherBrokerName') ? { brokerName: given.otherBrokerName } : {}
  const elsewhere = await platform.createUser({ body: { email, ...otherBrand } })

  assume(again.status < 300, 'B6 takes an e-mail that is assigned')
  assert.equal(again.body.userId, userId)
  assert.ok(refused(elsewhere) || elsewhere.body.userId === userId, 'under another brand the e-mail has the same owner')
  assert.equal(await lookUp(context, email), userId)
})

check('B6-8', 'the new user is found by e-mail', async (context) => {
  const email = context.run.email()
  const before = await lookUp(context, email, 'nobody')
  assume(before === undefined, 'the e-mail leads to nobody before')

  const { userId } = await create(context, { email })
  assume(isInteger(userId), 'B6 tells the userId of a new user')

  assert.equal(await lookUp(context, email), userId)
})

check('B6-9', 'brokerName and preferredLanguage can each be left out', async ({ platform, given, run }) => {
  const { brokerName } = given
  const whole = await platform.createUser({ body: { brokerName, email: run.email(), preferredLanguage: 'pt' } })
  assume(whole.status < 300, 'a call with every field works')

  const withoutBroker = await platform.createUser({ body: { email: run.email(), preferredLanguage: 'pt' } })
  const withoutLanguage = await platform.createUser({ body: { email: run.email(), brokerName } })
  const withoutBoth = await platform.createUser({ body: { email: run.email() } })

  assert.deepEqual([withoutBroker.status, withoutLanguage.status, withoutBoth.status], [200, 200, 200])
})

check('B6-10', 'which unit utcCreateTimestamp has', async (context) => {
  const { utcCreateTimestamp } = await create(context, { email: context.run.email() })

  const unit = Number(utcCreateTimestamp) < 100_000_000_000 ? 'seconds' : 'ms'
  context.observe('I-01', unit, { 'time.unit': unit })
  assert.equal(unit, 'ms')
})

check('B6-11', 'a missing or mistyped field creates nobody', { lane: 'robustness' }, async (context) => {
  const { platform, given, run } = context
  const whole = { brokerName: given.brokerName, email: run.email(), preferredLanguage: 'pt' }
  const send = (body: object) => platform.createUser({ malformed: true, body })
  await create(context, { ...whole, email: run.email() })

  const incomplete = await findAccepted([...leaveOut(whole, ['email']), { label: 'an empty object', body: {} }], send)
  const mistyped = await findAccepted(
    [...mistype(whole, { email: 'string', brokerName: 'string', preferredLanguage: 'string' }), ...nullify(whole, ['email'])],
    send,
  )

  assert.deepEqual(incomplete, [])
  assert.deepEqual(unforgiven(context, mistyped), [])
  if (mistyped.length === 0) assert.equal(await lookUp(context, whole.email), undefined, 'nobody was created')
})

check('B6-12', 'a preferredLanguage that is no two-letter code is refused', { lane: 'robustness' }, async (context) => {
  const { platform, run } = context
  await create(context, { email: run.email(), preferredLanguage: 'pt' })

  const accepted = await findAccepted(putAt({ email: run.email() }, 'preferredLanguage', ['por', 'p', 'p1', 'portuguese', '']), (body) =>
    platform.createUser({ malformed: true, body }),
  )

  assert.deepEqual(unforgiven(context, accepted), [])
})

check('B6-13', 'an e-mail that is no address is refused', { lane: 'robustness' }, async ({ platform, run }) => {
  const addresses = [run.word(), `@${run.word()}.example`, `${run.word()}@`, `${run.word()}@a@b.example`]

  const accepted = await findAccepted(putAt({}, 'email', addresses), (body) => platform.createUser({ malformed: true, body }))

  assert.deepEqual(accepted, [])
})

check('B6-14', 'without a valid manager token nobody is created', async (context) => {
  const { platform, run } = context
  const body = { email: run.email() }

  const without = await platform.createUser({ body, credential: 'none' })
  const invented = await platform.createUser({ body, credential: 'wrong' })
  const created = await lookUp(context, body.email)
  const honest = await platform.createUser({ body })

  assume(honest.status < 300, 'the same call works with the token')
  assert.equal(without.status, 401)
  assert.ok([401, 403, 404].includes(invented.status), 'an invented token is refused')
  assert.equal(created, undefined, 'nobody was created')
})

check('B6-15', 'an unknown brokerName is refused', async ({ platform, run }) => {
  const answer = await platform.createUser({ body: { email: run.email(), brokerName: run.word('Broker') } })

  assert.ok(refused(answer), 'nobody knows this broker')
})

check('B6-17', 'creating a user here sends no callback', { needs: ['receiver'] }, async (context) => {
  const email = context.run.email()
  await create(context, { email })

  const calls = await context.receiver.wait('registerUser', ({ text }) => text.includes(email), { withinMs: 1_500 })

  assert.equal(calls.length, 0)
})
