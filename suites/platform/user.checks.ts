import assert from 'node:assert/strict'
import { assume } from '../kit/assume.ts'
import { check } from '../kit/platform.ts'
import { findInPages, listRegistered } from './lists.ts'
import { lookUp, lookUpInCrm, makePerson, registerPerson } from './people.ts'
import { register } from './registrations.ts'

check('USER-1', 'a user id belongs to one user, whichever call created it', async (context) => {
  const made = []
  for (let round = 0; round < 4; round++) made.push(await makePerson(context), await registerPerson(context))

  const ids = made.map(({ userId }) => userId)

  assert.equal(new Set(ids).size, 8)
})

check('USER-2', 'every call tells the same id for an e-mail', async (context) => {
  const { platform, given, run } = context
  const { userId, email } = await makePerson(context)
  const newEmail = run.email()
  await lookUp(context, email)

  const known = await platform.createUser({ body: { email } })
  const told = [await lookUpInCrm(context, email), await lookUp(context, email), known.body.userId]
  const changed = await platform.changeEmail({ body: { userId, newEmail, brokerCrmName: given.brokerCrmName } })
  const later = changed.status < 300 ? [await lookUpInCrm(context, newEmail), await lookUp(context, newEmail)] : [userId, userId]

  assert.deepEqual([...told, ...later], [userId, userId, userId, userId, userId])
})

check(
  'USER-3',
  'a registration is told by A7 and by B14 with the same data',
  { needs: ['receiver', 'hooks.register'], blockedBy: ['A7-5', 'B14-3'] },
  async (context) => {
    const { receiver, poll } = context
    const { since } = await registerPerson(context)
    const { email, userId } = await register(context)

    const [call] = await receiver.wait('registerUser', ({ text }) => text.includes(email))
    const record = await poll(
      () =>
        findInPages(
          (query) => listRegistered(context, query),
          (found) => found.email === email,
          since,
        ),
      (found) => found !== undefined,
    )

    assume(call, 'A7 is called')
    assert.ok(record, 'B14 lists the user')
    assert.deepEqual([record.userId, record.email, record.brokerName], [call.body['userId'], call.body['email'], call.body['brokerName']])
    assert.equal(record.userId, userId)
  },
)

check('USER-7', 'which answer to A7 counts as delivered', { needs: ['receiver', 'hooks.register'] }, async (context) => {
  const { hooks, receiver, given, run, observe } = context
  const { userId: partnerUserId } = await makePerson(context)
  const email = run.email()
  receiver.on('registerUser', ({ text }) => text.includes(email), { status: 202 })

  await hooks['register']!({ email, brokerName: given.brokerName, partnerUserId })

  const calls = await receiver.wait('registerUser', ({ text }) => text.includes(email), { quietMs: 1_500 })
  observe('U-06', calls.length > 1 ? 'an empty 202 is not enough' : 'an empty 202 is enough', {})
})
