import assert from 'node:assert/strict'
import { assume, refused } from '../kit/assume.ts'
import { check } from '../kit/platform.ts'
import { findAccepted, leaveOut, mistype, nullify, putAt, unforgiven } from './bad-input.ts'
import { disabledManager } from './managers.ts'
import { lookUp, lookUpInCrm, makePerson } from './people.ts'

check('B3-1', 'changing an e-mail answers 204 without content', async (context) => {
  const { platform, given, run } = context
  const { userId } = await makePerson(context)

  const answer = await platform.changeEmail({ body: { userId, newEmail: run.email(), brokerCrmName: given.brokerCrmName } })

  assert.equal(answer.status, 204)
  assert.equal(answer.text, '')
})

check('B3-2', 'the new e-mail leads to the user', async (context) => {
  const { platform, given, run } = context
  const { userId } = await makePerson(context)
  const newEmail = run.email()

  const answer = await platform.changeEmail({ body: { userId, newEmail, brokerCrmName: given.brokerCrmName } })

  assume(answer.status < 300, 'B3 changes the e-mail')
  assert.deepEqual([await lookUpInCrm(context, newEmail), await lookUp(context, newEmail)], [userId, userId])
})

check('B3-3', 'the old e-mail no longer leads to the user', async (context) => {
  const { platform, given, run } = context
  const { userId, email } = await makePerson(context)
  const before = [await lookUpInCrm(context, email), await lookUp(context, email)]
  assume(
    before.every((found) => found === userId),
    'the old e-mail led to the user',
  )

  const answer = await platform.changeEmail({ body: { userId, newEmail: run.email(), brokerCrmName: given.brokerCrmName } })

  assume(answer.status < 300, 'B3 changes the e-mail')
  const after = [await lookUpInCrm(context, email, 'nobody'), await lookUp(context, email, 'nobody')]
  assert.deepEqual(after, [undefined, undefined])
})

check('B3-4', 'a missing or mistyped field changes nothing', { lane: 'robustness' }, async (context) => {
  const { platform, given, run } = context
  const [person, victim] = [await makePerson(context), await makePerson(context)]
  const whole = { userId: person.userId, newEmail: run.email(), brokerCrmName: given.brokerCrmName }
  const send = (body: object) => platform.changeEmail({ malformed: true, body })

  const incomplete = await findAccepted(leaveOut(whole, ['userId', 'newEmail', 'brokerCrmName']), send)
  const unchanged = await lookUp(context, person.email)
  const mistyped = await findAccepted(
    [
      ...mistype({ ...whole, userId: victim.userId }, { userId: 'integer', newEmail: 'string', brokerCrmName: 'string' }),
      ...nullify(whole, ['userId', 'newEmail', 'brokerCrmName']),
    ],
    send,
  )

  assert.deepEqual(incomplete, [])
  assert.equal(unchanged, person.userId, 'the old e-mail still leads to the user')
  assert.deepEqual(unforgiven(context, mistyped), [])
})

check('B3-5', 'a newEmail that is no address is refused', { lane: 'robustness' }, async (context) => {
  const { platform, given, run } = context
  const { userId } = await makePerson(context)
  const body = { userId, brokerCrmName: given.brokerCrmName }
  const addresses = [run.word(), `@${run.word()}.example`, `${run.word()}@`, `${run.word()}@a@b.example`]

  const accepted = await findAccepted(putAt(body, 'newEmail', addresses), (bad) => platform.changeEmail({ malformed: true, body: bad }))

  assert.deepEqual(accepted, [])
})

check('B3-6', 'without a valid manager token the e-mail stays', async (context) => {
  const { platform, given, run } = context
  const { userId, email } = await makePerson(context)
  const body = { userId, newEmail: run.email(), brokerCrmName: given.brokerCrmName }

  const without = await platform.changeEmail({ body, credential: 'none' })
  const invented = await platform.changeEmail({ body, credential: 'wrong' })
  const stayed = await lookUp(context, email)
  const honest = await platform.changeEmail({ body })

  assume(honest.status < 300, 'the same call works with the token')
  assert.equal(without.status, 401)
  assert.ok([401, 403, 404].includes(invented.status), 'an invented token is refused')
  assert.equal(stayed, userId, 'the old e-mail still leads to the user')
})

check('B3-7', 'a user id that nobody has is refused', async (context) => {
  const { platform, given, run, observe } = context
  const { userId } = await makePerson(context)
  const change = (id: number) => ({ body: { userId: id, newEmail: run.email(), brokerCrmName: given.brokerCrmName } })

  const stranger = await platform.changeEmail(change(run.number()))
  const known = await platform.changeEmail(change(userId))

  assume(known.status < 300, 'the same call works for a user')
  assert.ok(refused(stranger), 'nobody has this user id')
  observe('I-04', stranger.status, { 'errors.notFoundStatus': stranger.status })
})

check('B3-8', "somebody else's e-mail stays with its owner", async (context) => {
  const { platform, given, settle, observe } = context
  const [owner, taker] = [await makePerson(context), await makePerson(context)]

  const answer = await platform.changeEmail({
    body: { userId: taker.userId, newEmail: owner.email, brokerCrmName: given.brokerCrmName },
  })

  await settle()
  assert.equal(await lookUp(context, owner.email), owner.userId)
  observe('I-08', answer.status, refused(answer) ? { 'errors.businessStatus': answer.status } : {})
})

check('B3-9', "somebody else's e-mail is refused", async (context) => {
  const { platform, given } = context
  const [owner, taker] = [await makePerson(context), await makePerson(context)]

  const answer = await platform.changeEmail({
    body: { userId: taker.userId, newEmail: owner.email, brokerCrmName: given.brokerCrmName },
  })

  assert.ok(refused(answer), 'an e-mail has one owner')
})

check('B3-10', 'an unknown brokerCrmName is refused', async (context) => {
  const { platform, run } = context
  const { userId } = await makePerson(context)

  const answer = await platform.changeEmail({ body: { userId, newEmail: run.email(), brokerCrmName: run.word('Crm') } })

  assert.ok(refused(answer), 'nobody knows this CRM')
})

check('B3-11', 'a CRM with a disabled brand is refused', { needs: ['simulator'] }, async (context) => {
  const { platform, given, run } = context
  const { userId } = await makePerson(context)
  const credential = await disabledManager(context)

  const answer = await platform.changeEmail({ body: { userId, newEmail: run.email(), brokerCrmName: given.brokerCrmName }, credential })

  assert.equal(answer.status, 403)
})
