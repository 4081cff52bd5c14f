import assert from 'node:assert/strict'
import { assume, refused } from '../kit/assume.ts'
import { check } from '../kit/platform.ts'
import { findAccepted, leaveOut, mistype, nullify, putAt, unforgiven } from './bad-input.ts'
import { disabledManager } from './managers.ts'
import { isInteger, lookUp, lookUpInCrm, makePerson } from './people.ts'

check('B1-1', 'creating a user answers 201 with an integer userId', async ({ platform, given, run, leaves }) => {
  const body = { brokerCrmName: given.brokerCrmName, email: run.email(), firstName: 'Mia', preferredLanguage: 'de' }

  const answer = await platform.createSsoUser({ body })

  leaves('users, which no call deletes')
  assert.equal(answer.status, 201)
  assert.ok(isInteger(answer.body.userId), 'userId is an integer')
})

check('B1-2', 'the new user is found by e-mail under the same CRM', async (context) => {
  const email = context.run.email()
  const before = await lookUpInCrm(context, email, 'nobody')
  assume(before === undefined, 'the e-mail leads to nobody before')

  const { userId } = await makePerson(context, { email })

  assert.equal(await lookUpInCrm(context, email), userId)
})

check('B1-3', 'firstName, nickname and preferredLanguage can each be left out', async ({ platform, given, run }) => {
  const whole = () => ({
    brokerCrmName: given.brokerCrmName,
    email: run.email(),
    firstName: 'Mia',
    nickname: run.nickname(),
    preferredLanguage: 'de',
  })
  const reference = await platform.createSsoUser({ body: whole() })
  assume(reference.status < 300, 'a call with every field works')

  const { firstName: _firstName, ...withoutFirstName } = whole()
  const { nickname: _nickname, ...withoutNickname } = whole()
  const { preferredLanguage: _preferredLanguage, ...withoutLanguage } = whole()
  const answers = [
    await platform.createSsoUser({ body: withoutFirstName }),
    await platform.createSsoUser({ body: withoutNickname }),
    await platform.createSsoUser({ body: withoutLanguage }),
    await platform.createSsoUser({ body: { brokerCrmName: given.brokerCrmName, email: run.email() } }),
  ]

  assert.deepEqual(
    answers.map(({ status }) => status),
    Array(4).fill(reference.status),
  )
})

check('B1-4', 'a missing or mistyped field creates nobody', { lane: 'robustness' }, async (context) => {
  const { platform, given, run } = context
  const whole = { brokerCrmName: given.brokerCrmName, email: run.email(), firstName: 'Mia', nickname: 'mia', preferredLanguage: 'de' }
  const send = (body: object) => platform.createSsoUser({ malformed: true, body })
  await makePerson(context)

  const incomplete = await findAccepted(leaveOut(whole, ['brokerCrmName', 'email']), send)
  const created = await lookUp(context, whole.email)
  const mistyped = await findAccepted(
    [
      ...mistype({ ...whole, email: run.email() }, { brokerCrmName: 'string', email: 'string' }),
      ...mistype({ ...whole, email: run.email() }, { firstName: 'string', nickname: 'string', preferredLanguage: 'string' }),
      ...nullify(whole, ['brokerCrmName', 'email']),
    ],
    send,
  )

  assert.deepEqual(incomplete, [])
  assert.equal(created, undefined, 'nobody was created')
  assert.deepEqual(unforgiven(context, mistyped), [])
})

check('B1-5', 'a preferredLanguage that is no two-letter code is refused', { lane: 'robustness' }, async (context) => {
  const { platform, given, run } = context
  await makePerson(context, { preferredLanguage: 'de' })
  const body = { brokerCrmName: given.brokerCrmName, email: run.email() }

  const accepted = await findAccepted(putAt(body, 'preferredLanguage', ['deu', 'd', 'd1', 'german', '']), (bad) =>
    platform.createSsoUser({ malformed: true, body: bad }),
  )

  assert.deepEqual(unforgiven(context, accepted), [])
})

check('B1-6', 'an e-mail that is no address is refused', { lane: 'robustness' }, async (context) => {
  const { platform, given, run } = context
  await makePerson(context)
  const addresses = [run.word(), `@${run.word()}.example`, `${run.word()}@`, `${run.word()}@a@b.example`]

  const accepted = await findAccepted(putAt({ brokerCrmName: given.brokerCrmName }, 'email', addresses), (body) =>
    platform.createSsoUser({ malformed: true, body }),
  )

  assert.deepEqual(accepted, [])
})

check('B1-7', 'without a valid manager token nobody is created', async (context) => {
  const { platform, given, run } = context
  const body = { brokerCrmName: given.brokerCrmName, email: run.email() }

  const without = await platform.createSsoUser({ body, credential: 'none' })
  const invented = await platform.createSsoUser({ body, credential: 'wrong' })
  const created = await lookUp(context, body.email)
  const honest = await platform.createSsoUser({ body })

  assume(honest.status < 300, 'the same call works with the token')
  assert.equal(without.status, 401)
  assert.ok([401, 403, 404].includes(invented.status), 'an invented token is refused')
  assert.equal(created, undefined, 'nobody was created')
})

check('B1-8', 'what an e-mail that is in use answers', async (context) => {
  const { platform, given, observe } = context
  const { email, userId } = await makePerson(context)

  const again = await platform.createSsoUser({ body: { brokerCrmName: given.brokerCrmName, email }, unjudged: true })

  observe('I-07', again.status, {
    'users.createExistingEmail': again.status < 300 ? 'existing' : 'refuse',
    ...(again.status < 300 && { 'users.createExistingEmailStatus': again.status }),
  })
  assert.equal(again.status, 201)
  assert.equal(again.body.userId, userId)
})

check('B1-9', 'an unknown brokerCrmName is refused', async ({ platform, run }) => {
  const answer = await platform.createSsoUser({ body: { brokerCrmName: run.word('Crm'), email: run.email() } })

  assert.ok(refused(answer), 'nobody knows this CRM')
})

check('B1-10', 'a CRM with a disabled brand is refused', { needs: ['simulator'] }, async (context) => {
  const { platform, given, run } = context
  const credential = await disabledManager(context)

  const answer = await platform.createSsoUser({ body: { brokerCrmName: given.brokerCrmName, email: run.email() }, credential })

  assert.equal(answer.status, 403)
})

check('B1-12', 'creating a user here sends no callback', { needs: ['receiver'] }, async (context) => {
  const { email } = await makePerson(context)

  const calls = await context.receiver.wait('registerUser', ({ text }) => text.includes(email), { withinMs: 1_500 })

  assert.equal(calls.length, 0)
})
