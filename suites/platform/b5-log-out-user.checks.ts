import assert from 'node:assert/strict'
import { assume, refused } from '../kit/assume.ts'
import { check } from '../kit/platform.ts'
import { disabledManager } from './managers.ts'
import { makePerson } from './people.ts'
import { openSession, viewSession } from './sessions.ts'

check('B5-1', 'logging a user out answers 200', async (context) => {
  const { platform, given } = context
  const { userId } = await makePerson(context)

  const answer = await platform.logOutUser({ query: { brokerCrmName: given.brokerCrmName, userId } })

  assert.equal(answer.status, 200)
})

check('B5-2', 'every session of the user is dropped', { needs: ['hooks.session'] }, async (context) => {
  const { platform, given } = context
  const person = await makePerson(context)
  const otherBrand = given.has('otherBrokerName') ? { brokerName: given.otherBrokerName } : {}
  const sessions = [await openSession(context, person), await openSession(context, person, otherBrand), await openSession(context, person)]
  const before = await Promise.all(sessions.map((id) => viewSession(context, id)))
  assume(
    before.every(({ open }) => open === true),
    'all sessions are open',
  )
  const logOut = () => platform.logOutUser({ query: { brokerCrmName: given.brokerCrmName, userId: person.userId } })

  const answer = await logOut()

  assume(answer.status < 300, 'B5 logs the user out')
  const after = await Promise.all(sessions.map((id) => viewSession(context, id, ({ open }) => !open)))
  assert.deepEqual(
    after.map(({ open }) => open),
    [false, false, false],
  )
  const newer = await openSession(context, person)
  assert.equal((await viewSession(context, newer)).open, true, 'a session that is opened later is open')
  const again = await logOut()
  assume(again.status < 300, 'B5 logs the user out once more')
  assert.equal((await viewSession(context, newer, ({ open }) => !open)).open, false, 'the second call drops the newer session')
})

check('B5-3', 'sessions of other users stay open', { needs: ['hooks.session'] }, async (context) => {
  const { platform, given, settle } = context
  const [person, other] = [await makePerson(context), await makePerson(context)]
  const [own, foreign] = [await openSession(context, person), await openSession(context, other)]

  await platform.logOutUser({ query: { brokerCrmName: given.brokerCrmName, userId: person.userId } })

  const dropped = await viewSession(context, own, ({ open }) => !open)
  assume(!dropped.open, 'the session of the user is dropped')
  await settle()
  assert.equal((await viewSession(context, foreign)).open, true)
})

check('B5-4', 'without brokerCrmName or an integer userId nobody is logged out', { lane: 'robustness' }, async (context) => {
  const { platform, given, target } = context
  const { userId } = await makePerson(context)
  const { brokerCrmName } = given
  const honest = await platform.logOutUser({ query: { brokerCrmName, userId } })
  assume(honest.status < 300, 'a complete call works')
  const session = target.hooks['session'] && target.hooks['redeem'] ? await openSession(context, { userId }) : undefined

  const answers = await Promise.all([
    platform.logOutUser({ malformed: true, query: { userId } }),
    platform.logOutUser({ malformed: true, query: { brokerCrmName } }),
    platform.logOutUser({ malformed: true }),
    ...['abc', `${userId}.5`, '', `${userId}x`, `0x${userId}`].map((bad) =>
      platform.logOutUser({ malformed: true, query: { brokerCrmName, userId: bad } }),
    ),
  ])

  assert.deepEqual(
    answers.map(refused),
    answers.map(() => true),
  )
  assert.ok(session === undefined || (await viewSession(context, session)).open, 'the session of the user is still open')
})

check('B5-5', 'without a valid manager token nobody is logged out', async (context) => {
  const { platform, given, target } = context
  const { userId } = await makePerson(context)
  const query = { brokerCrmName: given.brokerCrmName, userId }
  const session = target.hooks['session'] && target.hooks['redeem'] ? await openSession(context, { userId }) : undefined

  const without = await platform.logOutUser({ query, credential: 'none' })
  const invented = await platform.logOutUser({ query, credential: 'wrong' })
  const isStillOpen = session === undefined || (await viewSession(context, session)).open
  const honest = await platform.logOutUser({ query })

  assume(honest.status < 300, 'the same call works with the token')
  assert.equal(without.status, 401)
  assert.ok([401, 403, 404].includes(invented.status), 'an invented token is refused')
  assert.ok(isStillOpen, 'the session of the user is still open')
})

check('B5-6', 'a user id that nobody has is refused', async (context) => {
  const { platform, given, run } = context
  const { userId } = await makePerson(context)

  const stranger = await platform.logOutUser({ query: { brokerCrmName: given.brokerCrmName, userId: run.number() } })
  const known = await platform.logOutUser({ query: { brokerCrmName: given.brokerCrmName, userId } })

  assume(known.status < 300, 'the same call works for a user')
  assert.ok(refused(stranger), 'nobody has this user id')
})

check('B5-7', 'an unknown brokerCrmName is refused', async (context) => {
  const { userId } = await makePerson(context)

  const answer = await context.platform.logOutUser({ query: { brokerCrmName: context.run.word('Crm'), userId } })

  assert.ok(refused(answer), 'nobody knows this CRM')
})

check('B5-8', 'a CRM with a disabled brand is refused', { needs: ['simulator'] }, async (context) => {
  const { userId } = await makePerson(context)
  const credential = await disabledManager(context)

  const answer = await context.platform.logOutUser({ query: { brokerCrmName: context.given.brokerCrmName, userId }, credential })

  assert.equal(answer.status, 403)
})
