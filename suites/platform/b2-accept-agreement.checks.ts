import assert from 'node:assert/strict'
import { assume, refused } from '../kit/assume.ts'
import { check, type PlatformContext } from '../kit/platform.ts'
import { disabledManager } from './managers.ts'
import { makePerson } from './people.ts'

/** Where the two names may stand is open; a call with the same names in both places must do. */
function inBothPlaces(names: { brokerCrmName?: string; userId?: unknown }) {
  return { malformed: true as const, query: names, body: names }
}

async function agreement(context: PlatformContext) {
  return { brokerCrmName: context.given.brokerCrmName, userId: (await makePerson(context)).userId }
}

check('B2-1', 'confirming answers 200 in the query or in the body', async (context) => {
  const { platform, observe } = context

  const inQuery = await platform.acceptAgreement({ query: await agreement(context) })
  const inBody = await platform.acceptAgreement({ body: await agreement(context) })

  const works = [inQuery.status === 200 && 'query', inBody.status === 200 && 'body'].filter(Boolean)
  observe('U-07', works.join(' and '), works.length > 0 ? { 'users.agreementInput': works.length > 1 ? 'either' : works[0] } : {})
  assert.ok(works.length > 0, 'one of the two placements answers 200')
})

check('B2-2', 'the names are taken from the query', async (context) => {
  const answer = await context.platform.acceptAgreement({ query: await agreement(context) })

  assert.equal(answer.status, 200)
})

check('B2-3', 'the names are taken from the body', async (context) => {
  const answer = await context.platform.acceptAgreement({ body: await agreement(context) })

  assert.equal(answer.status, 200)
})

check('B2-4', 'a query and a body that contradict each other are refused', async (context) => {
  const [one, other] = [await agreement(context), await agreement(context)]

  const answer = await context.platform.acceptAgreement({ query: one, body: other })

  assert.ok(refused(answer), 'one of the two must be wrong')
})

check('B2-5', 'a value of the wrong type is refused', { lane: 'robustness' }, async (context) => {
  const { platform } = context
  const names = await agreement(context)
  const honest = await platform.acceptAgreement(inBothPlaces(names))
  assume(honest.status === 200, 'the same call works with the right types')

  const answers = await Promise.all(
    ['abc', '1.5', '', '1e3x'].map((userId) => platform.acceptAgreement(inBothPlaces({ ...names, userId }))),
  )

  assert.deepEqual(
    answers.filter((answer) => !refused(answer)).map(({ status }) => status),
    [],
  )
})

check('B2-6', 'without brokerCrmName or userId nothing is confirmed', { lane: 'robustness' }, async (context) => {
  const { platform } = context
  const { brokerCrmName, userId } = await agreement(context)
  const honest = await platform.acceptAgreement(inBothPlaces({ brokerCrmName, userId }))
  assume(honest.status === 200, 'a complete call works')

  const withoutUser = await platform.acceptAgreement(inBothPlaces({ brokerCrmName }))
  const withoutCrm = await platform.acceptAgreement(inBothPlaces({ userId }))
  const withoutBoth = await platform.acceptAgreement(inBothPlaces({}))

  assert.deepEqual([refused(withoutUser), refused(withoutCrm), refused(withoutBoth)], [true, true, true])
})

check('B2-7', 'without a valid manager token nothing is confirmed', async (context) => {
  const { platform } = context
  const call = inBothPlaces(await agreement(context))

  const without = await platform.acceptAgreement({ ...call, credential: 'none' })
  const invented = await platform.acceptAgreement({ ...call, credential: 'wrong' })
  const honest = await platform.acceptAgreement(call)

  assume(honest.status === 200, 'the same call works with the token')
  assert.equal(without.status, 401)
  assert.ok([401, 403, 404].includes(invented.status), 'an invented token is refused')
})

check('B2-8', 'a user id that nobody has is refused', async ({ platform, given, run }) => {
  const answer = await platform.acceptAgreement(inBothPlaces({ brokerCrmName: given.brokerCrmName, userId: run.number() }))

  assert.ok(refused(answer), 'nobody can agree')
})

check('B2-9', 'an unknown brokerCrmName is refused', async (context) => {
  const { userId } = await agreement(context)

  const answer = await context.platform.acceptAgreement(inBothPlaces({ brokerCrmName: context.run.word('Crm'), userId }))

  assert.ok(refused(answer), 'nobody knows this CRM')
})

check('B2-10', 'a CRM with a disabled brand is refused', { needs: ['simulator'] }, async (context) => {
  const names = await agreement(context)
  const credential = await disabledManager(context)

  const answer = await context.platform.acceptAgreement({ query: names, credential })

  assert.equal(answer.status, 403)
})
