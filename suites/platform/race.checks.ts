import assert from 'node:assert/strict'
import { assume } from '../kit/assume.ts'
import { check } from '../kit/platform.ts'
import { grantName, makeName } from './nicknames.ts'
import { lookUp, lookUpInCrm, makePerson } from './people.ts'
import { nicknameOf } from './sessions.ts'

const RIVALS = 10

check('RACE-3', 'of many redemptions of one SSO code exactly one succeeds', { lane: 'race', needs: ['hooks.redeem'] }, async (context) => {
  const { platform, given, hooks } = context
  const { userId } = await makePerson(context)

  const successes = []
  for (let round = 0; round < 5; round++) {
    const issued = await platform.issueSsoCode({ path: { userId }, body: { brokerNames: [given.brokerName] } })
    assume(issued.status < 300 && typeof issued.body.code === 'string', 'B15 issues a code')
    const answers = await Promise.all(Array.from({ length: RIVALS }, () => hooks['redeem']!({ code: issued.body.code })))
    successes.push(answers.filter(({ status }) => status < 300).length)
  }

  assert.deepEqual(successes, [1, 1, 1, 1, 1])
})

check('RACE-4', 'creations with one e-mail make one user', { lane: 'race', blockedBy: ['B6-7'] }, async (context) => {
  const { race, run } = context

  const named = []
  for (let round = 0; round < 3; round++) {
    const email = run.email()
    const answers = await race(RIVALS, ({ platform }) => platform.createUser({ body: { email } }))
    assume(
      answers.some(({ status }) => status === 200),
      'B6 creates a user',
    )
    const ids = new Set(answers.filter(({ status }) => status < 300).map(({ body }) => body.userId))
    const failures = answers.filter(({ status }) => status >= 300).map(({ status }) => status)
    named.push({ users: ids.size, failures, isFound: ids.has((await lookUp(context, email)) ?? Number.NaN) })
  }

  assert.deepEqual(named, Array(3).fill({ users: 1, failures: [], isFound: true }))
})

check(
  'RACE-5',
  'creations that want one nickname give different ones',
  { lane: 'race', needs: ['hooks.session'], blockedBy: ['NICK-1', 'NICK-2'] },
  async (context) => {
    const { race, run, given } = context
    const { brokerCrmName } = given
    const granted = await grantName(context)
    const nickname = makeName(context, granted.nickname.length)
    const emails = Array.from({ length: RIVALS }, () => run.email())

    const answers = await race(RIVALS, ({ platform }, index) =>
      platform.createSsoUser({ body: { brokerCrmName, email: emails[index]!, nickname } }),
    )

    assume(
      answers.every(({ status }) => status < 300),
      'B1 creates all of them',
    )
    const names = []
    for (const { body } of answers) names.push(await nicknameOf(context, body))
    assert.equal(new Set(names).size, RIVALS, 'no two users have the same nickname')
    assert.equal(names.filter((name) => name === nickname).length, 1, 'one of them gets it')
  },
)

check(
  'RACE-8',
  'simultaneous calls each get the answer to their own request',
  { lane: 'race', blockedBy: ['B6-2', 'B11-1'] },
  async (context) => {
    const { race, run, settle, given } = context
    const emails = Array.from({ length: RIVALS }, () => run.email())

    const created = await race(RIVALS, ({ platform }, index) => platform.createUser({ body: { email: emails[index]! } }))
    await settle()
    const found = await race(RIVALS, ({ platform }, index) => platform.getUserId({ query: { email: emails[index]! } }))

    assume(
      created.every(({ status }) => status < 300),
      'B6 creates all of them',
    )
    assert.deepEqual(
      created.map(({ body }) => (body as { email?: string }).email),
      emails,
    )
    assert.deepEqual(
      found.map(({ body }) => body.userId),
      created.map(({ body }) => body.userId),
    )
    const { brokerCrmName } = given
    const joining = Array.from({ length: RIVALS }, () => run.email())
    const joined = await race(RIVALS, ({ platform }, index) => platform.createSsoUser({ body: { brokerCrmName, email: joining[index]! } }))
    if (joined.some(({ status }) => status >= 300)) return
    const owners = []
    for (const email of joining) owners.push(await lookUpInCrm(context, email))
    assert.deepEqual(
      owners,
      joined.map(({ body }) => body.userId),
    )
    assert.equal(new Set(owners.map(String)).size, RIVALS, 'every user has an id of their own')
  },
)
