import assert from 'node:assert/strict'
import { assume, refused } from '../kit/assume.ts'
import { check, type PlatformContext } from '../kit/platform.ts'
import { makeLinkedAccount } from './accounts.ts'
import { disabledManager } from './managers.ts'
import { isInteger, makePerson } from './people.ts'
import { askIdentifier, readIdentifier, setIdentifier } from './referrals.ts'

const ACCOUNTS = { blockedBy: ['T1-1', 'B7-1', 'B17-3'] }

/** A user who holds an identifier. */
async function makeHolder(context: PlatformContext) {
  const { userId } = await makePerson(context)
  const partnerId = context.run.word('p-')
  await setIdentifier(context, { userId }, partnerId)
  return { userId, partnerId }
}

check('B18-1', 'an identifier answers 200 with itself and its holder', { blockedBy: ['B17-2'] }, async (context) => {
  const { given, poll, run } = context
  const { userId, partnerId } = await makeHolder(context)
  const digits = String(run.number())
  const ask = (wanted: string) =>
    poll(
      () => askIdentifier(context, { brokerCrmName: given.brokerCrmName, userId }),
      ({ status, body }) => status === 200 && String(body.partnerId) === wanted,
    )

  const answer = await ask(partnerId)
  await setIdentifier(context, { userId }, digits)
  const numeric = await ask(digits)

  assert.equal(answer.status, 200)
  assert.equal(answer.body.partnerId, partnerId)
  assert.equal(answer.body.userId, userId)
  assert.equal(typeof numeric.body.partnerId, 'string', 'an identifier of digits is a string as well')
})

check('B18-2', 'with userId the identifier of that user is read', { blockedBy: ['B17-2'] }, async (context) => {
  const owner = await makeLinkedAccount(context)
  await setIdentifier(context, { uidTraderAccountId: owner.uidTraderAccountId }, context.run.word('p-'))
  const own = context.run.word('p-')
  await setIdentifier(context, { userId: owner.userId }, own)
  const [first, second] = [await makeHolder(context), await makeHolder(context)]

  const ofSecond = await readIdentifier(context, { userId: second.userId }, second.partnerId)
  const ofFirst = await readIdentifier(context, { userId: first.userId }, first.partnerId)

  assert.deepEqual([ofFirst, ofSecond], [first.partnerId, second.partnerId])
  const ofOwner = await readIdentifier(context, { userId: owner.userId }, own)
  assert.equal(ofOwner, own, 'the identifier of the account is another one')
})

check('B18-3', 'with uidTraderAccountId the identifier of that account is read', ACCOUNTS, async (context) => {
  const { given, run } = context
  const owner = await makePerson(context)
  const [first, second] = [await makeLinkedAccount(context, owner), await makeLinkedAccount(context, owner)]
  const [ofFirst, ofSecond] = [run.word('p-'), run.word('p-')]
  await setIdentifier(context, { uidTraderAccountId: first.uidTraderAccountId }, ofFirst)
  await setIdentifier(context, { uidTraderAccountId: second.uidTraderAccountId }, ofSecond)

  const read = [
    await readIdentifier(context, { uidTraderAccountId: first.uidTraderAccountId }, ofFirst),
    await readIdentifier(context, { uidTraderAccountId: second.uidTraderAccountId }, ofSecond),
  ]
  const { body } = await askIdentifier(context, { brokerCrmName: given.brokerCrmName, uidTraderAccountId: first.uidTraderAccountId })

  assert.deepEqual(read, [ofFirst, ofSecond])
  assert.ok(isInteger(body.uidTraderAccountId), 'the id of the account link is told')
})

check('B18-4', 'without brokerCrmName, or with an id that is no integer, nothing is read', { lane: 'robustness' }, async (context) => {
  const { platform, given } = context
  const { brokerCrmName } = given
  const { userId, partnerId } = await makeHolder(context)
  assume((await readIdentifier(context, { userId }, partnerId)) === partnerId, 'the complete call works')

  const withoutCrm = await platform.getReferral({ malformed: true, query: { userId } })
  const badIds = await Promise.all(
    ['abc', `${userId}.5`, `${userId}x`].flatMap((bad) => [
      platform.getReferral({ malformed: true, query: { brokerCrmName, userId: bad } }),
      platform.getReferral({ malformed: true, query: { brokerCrmName, uidTraderAccountId: bad } }),
    ]),
  )

  assert.ok(refused(withoutCrm), 'brokerCrmName is required')
  assert.deepEqual(badIds.map(refused), [true, true, true, true, true, true])
})

check('B18-5', 'a call that names no holder is refused', { lane: 'robustness' }, async (context) => {
  const { userId, partnerId } = await makeHolder(context)
  assume((await readIdentifier(context, { userId }, partnerId)) === partnerId, 'a call that names a user works')

  const answer = await context.platform.getReferral({ malformed: true, query: { brokerCrmName: context.given.brokerCrmName } })

  assert.ok(refused(answer), 'one of the two ids is required')
})

check('B18-6', 'without a valid manager token no identifier is told', async (context) => {
  const { given } = context
  const { userId, partnerId } = await makeHolder(context)
  assume((await readIdentifier(context, { userId }, partnerId)) === partnerId, 'the same call works with the token')
  const query = { brokerCrmName: given.brokerCrmName, userId }

  const without = await askIdentifier(context, query, { credential: 'none' })
  const invented = await askIdentifier(context, query, { credential: 'wrong' })

  assert.equal(without.status, 401)
  assert.ok([401, 403, 404].includes(invented.status), 'an invented token is refused')
  assert.deepEqual([without.body.partnerId, invented.body.partnerId], [undefined, undefined])
})

check('B18-7', 'what a holder without an identifier answers', async (context) => {
  const { platform, given, observe } = context
  const { userId } = await makePerson(context)

  const answer = await platform.getReferral({ query: { brokerCrmName: given.brokerCrmName, userId }, unjudged: true })

  observe('I-10', answer.status, { 'users.absentPartnerId': answer.status < 300 ? 'empty' : 'refuse' })
  assert.ok(refused(answer), 'there is no identifier')
})

check('B18-8', 'an unknown brokerCrmName is refused', async (context) => {
  const { userId } = await makeHolder(context)

  const answer = await context.platform.getReferral({ query: { brokerCrmName: context.run.word('Crm'), userId }, unjudged: true })

  assert.ok(refused(answer), 'nobody knows this CRM')
})

check('B18-9', 'a CRM with a disabled brand is refused', { needs: ['simulator'] }, async (context) => {
  const { userId } = await makeHolder(context)
  const credential = await disabledManager(context)

  const answer = await context.platform.getReferral({ query: { brokerCrmName: context.given.brokerCrmName, userId }, credential })

  assert.equal(answer.status, 403)
})
