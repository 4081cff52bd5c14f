import assert from 'node:assert/strict'
import { assume, refused } from '../kit/assume.ts'
import { check } from '../kit/platform.ts'
import { makeLinkedAccount } from './accounts.ts'
import { findAccepted, leaveOut, mistype, nullify, putAt, unforgiven } from './bad-input.ts'
import { disabledManager } from './managers.ts'
import { makePerson } from './people.ts'
import { askIdentifier, readIdentifier, setIdentifier } from './referrals.ts'

const ACCOUNTS = { blockedBy: ['T1-1', 'B7-1'] }

check('B17-1', 'setting an identifier answers 200', async (context) => {
  const { platform, given, run } = context
  const { userId } = await makePerson(context)

  const set = () => platform.setReferral({ body: { brokerCrmName: given.brokerCrmName, partnerId: run.word('p-'), userId } })

  const [first, second] = [await set(), await set()]

  assert.deepEqual([first.status, second.status], [200, 200])
})

check('B17-2', 'with userId the identifier is attached to the user, as it was sent', async (context) => {
  const { platform, given, run } = context
  const { userId } = await makePerson(context)
  const plain = run.word('p-')
  const odd = ['Größe 日本 🎉', `"quoted" 'single' \\ back`, '<b>&amp;</b>', 'a+b %2B %20 c', '007']

  await setIdentifier(context, { userId }, plain)

  const read = await readIdentifier(context, { userId }, plain)
  const altered = []
  for (const partnerId of odd) {
    const answer = await platform.setReferral({ body: { brokerCrmName: given.brokerCrmName, partnerId, userId } })
    if (!refused(answer) && (await readIdentifier(context, { userId }, partnerId)) !== partnerId) altered.push(partnerId)
  }
  assert.equal(read, plain)
  assert.deepEqual(altered, [])
})

check('B17-3', 'with uidTraderAccountId the identifier is attached to the account', ACCOUNTS, async (context) => {
  const { uidTraderAccountId } = await makeLinkedAccount(context)
  const partnerId = context.run.word('p-')

  await setIdentifier(context, { uidTraderAccountId }, partnerId)

  assert.equal(await readIdentifier(context, { uidTraderAccountId }, partnerId), partnerId)
})

check('B17-4', 'setting it again replaces the identifier', async (context) => {
  const { platform, given } = context
  const { userId } = await makePerson(context)
  const [before, after] = [context.run.word('p-'), context.run.word('p-')]
  await setIdentifier(context, { userId }, before)
  assume((await readIdentifier(context, { userId }, before)) === before, 'the first identifier is set')

  const answer = await platform.setReferral({ body: { brokerCrmName: given.brokerCrmName, partnerId: after, userId } })

  assert.ok(!refused(answer), 'an identifier can be replaced')
  assert.equal(await readIdentifier(context, { userId }, after), after)
})

check('B17-5', 'the identifiers of a user and of the accounts do not touch each other', ACCOUNTS, async (context) => {
  const { given, run, settle } = context
  const person = await makePerson(context)
  const [first, second] = [await makeLinkedAccount(context, person), await makeLinkedAccount(context, person)]
  const [ofUser, ofFirst, ofSecond, later] = [run.word('p-'), run.word('p-'), run.word('p-'), run.word('p-')]
  const read = async (user: string | undefined, account: string | undefined) => [
    await readIdentifier(context, { userId: person.userId }, user),
    await readIdentifier(context, { uidTraderAccountId: first.uidTraderAccountId }, account),
  ]

  await setIdentifier(context, { uidTraderAccountId: first.uidTraderAccountId }, ofFirst)
  await settle()
  const asUser = await askIdentifier(context, { brokerCrmName: given.brokerCrmName, userId: person.userId }, { unjudged: true })
  await setIdentifier(context, { userId: person.userId }, ofUser)
  await setIdentifier(context, { uidTraderAccountId: second.uidTraderAccountId }, ofSecond)
  const withAll = [
    ...(await read(ofUser, ofFirst)),
    await readIdentifier(context, { uidTraderAccountId: second.uidTraderAccountId }, ofSecond),
  ]
  await setIdentifier(context, { userId: person.userId }, later)
  const afterwards = await read(later, ofFirst)

  // An answer that names the account says whose identifier it tells.
  const isTakenForUser = asUser.status < 300 && asUser.body.partnerId === ofFirst && asUser.body.uidTraderAccountId == null
  assert.ok(!isTakenForUser, 'the identifier of an account is not told as that of its owner')
  assert.deepEqual({ withAll, afterwards }, { withAll: [ofUser, ofFirst, ofSecond], afterwards: [later, ofFirst] })
})

check('B17-6', 'a missing or mistyped field sets nothing', { lane: 'robustness' }, async (context) => {
  const { platform, given, run } = context
  const { userId } = await makePerson(context)
  const [kept, sent] = [run.word('p-'), run.word('p-')]
  await setIdentifier(context, { userId }, kept)
  const whole = { brokerCrmName: given.brokerCrmName, partnerId: sent, userId }
  const send = (body: object) => platform.setReferral({ malformed: true, body })

  const incomplete = await findAccepted(leaveOut(whole, ['brokerCrmName', 'partnerId']), send)
  await context.settle()
  const read = await readIdentifier(context, { userId }, kept)
  const mistyped = await findAccepted(
    [
      ...mistype(whole, { brokerCrmName: 'string', partnerId: 'string', userId: 'integer' }),
      ...nullify(whole, ['brokerCrmName', 'partnerId']),
    ],
    send,
  )

  assert.deepEqual(incomplete, [])
  assert.equal(read, kept, 'the identifier is the one from before')
  assert.deepEqual(unforgiven(context, mistyped), [])
})

check('B17-7', 'a call that names no holder is refused', { lane: 'robustness' }, async (context) => {
  const { platform, given, run } = context
  const { userId } = await makePerson(context)
  const without = { brokerCrmName: given.brokerCrmName, partnerId: run.word('p-') }
  const send = (body: object) => platform.setReferral({ malformed: true, body })
  const honest = await send({ ...without, userId })
  assume(honest.status < 300, 'a call that names a user works')

  const nobody = await send(without)
  const senseless = await findAccepted(
    [...putAt(without, 'userId', ['abc', true, null, [], {}]), ...putAt(without, 'uidTraderAccountId', ['abc', true, null, [], {}])],
    send,
  )

  assert.ok(refused(nobody), 'somebody must hold the identifier')
  assert.deepEqual(senseless, [])
})

check('B17-8', 'a call that names two holders is refused', ACCOUNTS, async (context) => {
  const { platform, given, run } = context
  const { userId, uidTraderAccountId } = await makeLinkedAccount(context)

  const answer = await platform.setReferral({
    malformed: true,
    body: { brokerCrmName: given.brokerCrmName, partnerId: run.word('p-'), userId, uidTraderAccountId },
  })

  assert.ok(refused(answer), 'only one of the two can be meant')
})

check('B17-9', 'without a valid manager token nothing is set', async (context) => {
  const { platform, given, run } = context
  const { userId } = await makePerson(context)
  const [kept, sent] = [run.word('p-'), run.word('p-')]
  await setIdentifier(context, { userId }, kept)
  const body = { brokerCrmName: given.brokerCrmName, partnerId: sent, userId }

  const without = await platform.setReferral({ body, credential: 'none' })
  const invented = await platform.setReferral({ body, credential: 'wrong' })

  await context.settle()
  assert.equal(without.status, 401)
  assert.ok([401, 403, 404].includes(invented.status), 'an invented token is refused')
  assert.equal(await readIdentifier(context, { userId }, kept), kept, 'the identifier is the one from before')
})

check('B17-10', 'a user id that nobody has is refused', async (context) => {
  const { platform, given, run } = context
  const { userId } = await makePerson(context)
  const set = (id: number) => platform.setReferral({ body: { brokerCrmName: given.brokerCrmName, partnerId: run.word('p-'), userId: id } })

  const stranger = await set(run.number())
  const known = await set(userId)

  assume(known.status < 300, 'the same call works for a user')
  assert.ok(refused(stranger), 'nobody has this user id')
})

check('B17-11', 'an account link that does not exist is refused', async ({ platform, given, run }) => {
  const body = { brokerCrmName: given.brokerCrmName, partnerId: run.word('p-'), uidTraderAccountId: run.number() }

  const answer = await platform.setReferral({ body })

  assert.ok(refused(answer), 'no link has this id')
})

check('B17-12', 'an unknown brokerCrmName is refused', async (context) => {
  const { platform, run } = context
  const { userId } = await makePerson(context)

  const answer = await platform.setReferral({ body: { brokerCrmName: run.word('Crm'), partnerId: run.word('p-'), userId } })

  assert.ok(refused(answer), 'nobody knows this CRM')
})

check('B17-13', 'a CRM with a disabled brand is refused', { needs: ['simulator'] }, async (context) => {
  const { platform, given, run } = context
  const { userId } = await makePerson(context)
  const credential = await disabledManager(context)

  const answer = await platform.setReferral({
    body: { brokerCrmName: given.brokerCrmName, partnerId: run.word('p-'), userId },
    credential,
  })

  assert.equal(answer.status, 403)
})
