import assert from 'node:assert/strict'
import { assume, refused } from '../kit/assume.ts'
import { check, type PlatformContext } from '../kit/platform.ts'
import { makeLinkedAccount } from './accounts.ts'
import { disabledManager } from './managers.ts'
import { makePerson } from './people.ts'
import { readIdentifier, setIdentifier } from './referrals.ts'

const USERS = { blockedBy: ['B17-2'] }
const ACCOUNTS = { blockedBy: ['T1-1', 'B7-1', 'B17-2', 'B17-3'] }

/** A user who holds an identifier. */
async function makeHolder(context: PlatformContext) {
  const { userId } = await makePerson(context)
  const partnerId = context.run.word('p-')
  await setIdentifier(context, { userId }, partnerId)
  assume((await readIdentifier(context, { userId }, partnerId)) === partnerId, 'the user holds an identifier')
  return { userId, partnerId }
}

/** A user and one of the user's accounts, each with an identifier of its own. */
async function makeBothHolders(context: PlatformContext) {
  const { userId, email, uidTraderAccountId } = await makeLinkedAccount(context)
  const [ofUser, ofAccount] = [context.run.word('p-'), context.run.word('p-')]
  await setIdentifier(context, { userId }, ofUser)
  await setIdentifier(context, { uidTraderAccountId }, ofAccount)
  const read = [await readIdentifier(context, { userId }, ofUser), await readIdentifier(context, { uidTraderAccountId }, ofAccount)]
  assume(read[0] === ofUser && read[1] === ofAccount, 'both hold an identifier')
  return { userId, email, uidTraderAccountId, ofUser, ofAccount }
}

check('B19-1', 'deleting an identifier answers 200', USERS, async (context) => {
  const { platform, given } = context
  const { userId } = await makeHolder(context)

  const answer = await platform.deleteReferral({ query: { brokerCrmName: given.brokerCrmName, userId } })

  assert.equal(answer.status, 200)
})

check('B19-2', 'with only userId the identifier of the user is gone', USERS, async (context) => {
  const { platform, given } = context
  const { userId } = await makeHolder(context)

  const answer = await platform.deleteReferral({ query: { brokerCrmName: given.brokerCrmName, userId } })

  assume(answer.status < 300, 'B19 deletes the identifier')
  assert.equal(await readIdentifier(context, { userId }), undefined)
})

check('B19-3', "with only userId the identifiers of the user's accounts stay", ACCOUNTS, async (context) => {
  const { platform, given, settle } = context
  const { userId, uidTraderAccountId, ofAccount } = await makeBothHolders(context)

  await platform.deleteReferral({ query: { brokerCrmName: given.brokerCrmName, userId } })

  assume((await readIdentifier(context, { userId })) === undefined, "the user's own identifier is gone")
  await settle()
  assert.equal(await readIdentifier(context, { uidTraderAccountId }, ofAccount), ofAccount)
})

check('B19-4', 'with uidTraderAccountId as well the identifier of that account is gone', ACCOUNTS, async (context) => {
  const { platform, given, run } = context
  const person = await makeBothHolders(context)
  const { userId, uidTraderAccountId } = person
  const other = await makeLinkedAccount(context, person)
  const ofOther = run.word('p-')
  await setIdentifier(context, { uidTraderAccountId: other.uidTraderAccountId }, ofOther)

  const answer = await platform.deleteReferral({ query: { brokerCrmName: given.brokerCrmName, userId, uidTraderAccountId } })

  assume(answer.status < 300, 'B19 deletes the identifier')
  assert.equal(await readIdentifier(context, { uidTraderAccountId }), undefined)
  assert.equal(
    await readIdentifier(context, { uidTraderAccountId: other.uidTraderAccountId }, ofOther),
    ofOther,
    'no other account loses its own',
  )
})

check('B19-5', 'with uidTraderAccountId as well the identifier of the user stays', ACCOUNTS, async (context) => {
  const { platform, given, settle } = context
  const { userId, uidTraderAccountId, ofUser } = await makeBothHolders(context)

  const answer = await platform.deleteReferral({ query: { brokerCrmName: given.brokerCrmName, userId, uidTraderAccountId } })

  assume(answer.status < 300, 'B19 deletes an identifier')
  await settle()
  assert.equal(await readIdentifier(context, { userId }, ofUser), ofUser)
})

check('B19-6', 'without brokerCrmName or an integer userId nothing is deleted', { ...USERS, lane: 'robustness' }, async (context) => {
  const { platform, given, settle } = context
  const { brokerCrmName } = given
  const { userId, partnerId } = await makeHolder(context)

  const answers = await Promise.all([
    platform.deleteReferral({ malformed: true, query: { userId } }),
    platform.deleteReferral({ malformed: true, query: { brokerCrmName } }),
    platform.deleteReferral({ malformed: true }),
    platform.deleteReferral({ malformed: true, query: { brokerCrmName, userId: `${userId}x` } }),
    platform.deleteReferral({ malformed: true, query: { brokerCrmName, userId: `${userId}.5` } }),
    platform.deleteReferral({ malformed: true, query: { brokerCrmName, userId, uidTraderAccountId: 'abc' } }),
  ])
  await settle()
  const read = await readIdentifier(context, { userId }, partnerId)
  const honest = await platform.deleteReferral({ query: { brokerCrmName, userId } })

  assume(honest.status < 300, 'the complete call works')
  assert.deepEqual(answers.map(refused), [true, true, true, true, true, true])
  assert.equal(read, partnerId, 'the identifier is still there')
})

check('B19-7', 'without a valid manager token nothing is deleted', USERS, async (context) => {
  const { platform, given, settle } = context
  const { userId, partnerId } = await makeHolder(context)
  const query = { brokerCrmName: given.brokerCrmName, userId }

  const without = await platform.deleteReferral({ query, credential: 'none' })
  const invented = await platform.deleteReferral({ query, credential: 'wrong' })
  await settle()
  const read = await readIdentifier(context, { userId }, partnerId)
  const honest = await platform.deleteReferral({ query })

  assume(honest.status < 300, 'the same call works with the token')
  assert.equal(without.status, 401)
  assert.ok([401, 403, 404].includes(invented.status), 'an invented token is refused')
  assert.equal(read, partnerId, 'the identifier is still there')
})

check('B19-8', 'what deleting nothing answers', async (context) => {
  const { platform, given, observe } = context
  const { userId } = await makePerson(context)

  const answer = await platform.deleteReferral({ query: { brokerCrmName: given.brokerCrmName, userId } })

  observe('I-12', answer.status, { 'users.deleteAbsentPartnerId': answer.status < 300 ? 'accept' : 'refuse' })
  assert.equal(answer.status, 200)
})

check('B19-9', 'an unknown brokerCrmName is refused', USERS, async (context) => {
  const { userId } = await makeHolder(context)

  const answer = await context.platform.deleteReferral({ query: { brokerCrmName: context.run.word('Crm'), userId } })

  assert.ok(refused(answer), 'nobody knows this CRM')
})

check('B19-10', 'a CRM with a disabled brand is refused', { needs: ['simulator'] }, async (context) => {
  const { userId } = await makeHolder(context)
  const credential = await disabledManager(context)

  const answer = await context.platform.deleteReferral({ query: { brokerCrmName: context.given.brokerCrmName, userId }, credential })

  assert.equal(answer.status, 403)
})
