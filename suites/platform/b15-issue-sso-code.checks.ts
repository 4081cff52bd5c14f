import assert from 'node:assert/strict'
import { assume, refused } from '../kit/assume.ts'
import { check, type PlatformContext } from '../kit/platform.ts'
import { MINUTE } from '../kit/time.ts'
import { findAccepted, leaveOut, putAt, unforgiven } from './bad-input.ts'
import { makePerson } from './people.ts'

const REDEEMED = { needs: ['hooks.redeem'] as const }

/** A code for a fresh user under the run's broker, and that user. */
async function issueCode(context: PlatformContext) {
  const { platform, given } = context
  const { userId } = await makePerson(context)
  const answer = await platform.issueSsoCode({ path: { userId }, body: { brokerNames: [given.brokerName] } })
  assume(answer.status < 300 && typeof answer.body.code === 'string', 'B15 issues a code')
  return { userId, code: answer.body.code }
}

check('B15-1', 'asking for a code answers 200 with a string', async (context) => {
  const { platform, given } = context
  const { userId } = await makePerson(context)

  const answer = await platform.issueSsoCode({ path: { userId }, body: { brokerNames: [given.brokerName] } })

  assert.equal(answer.status, 200)
  assert.equal(typeof answer.body.code, 'string')
  assert.notEqual(answer.body.code, '')
})

check('B15-2', 'no two calls give the same code', async (context) => {
  const { platform, given } = context
  const { userId } = await makePerson(context)
  const ask = () => platform.issueSsoCode({ path: { userId }, body: { brokerNames: [given.brokerName] } })

  const answers = [await ask(), await ask(), await ask(), await ask(), await ask()]

  assume(
    answers.every(({ status }) => status < 300),
    'B15 issues codes',
  )
  assert.equal(new Set(answers.map(({ body }) => body.code)).size, 5)
})

check('B15-3', 'the code signs in the user of the path', { needs: [...REDEEMED.needs] }, async (context) => {
  const [first, second] = [await issueCode(context), await issueCode(context)]

  const ofSecond = await context.hooks['redeem']!({ code: second.code })
  const ofFirst = await context.hooks['redeem']!({ code: first.code })

  assert.deepEqual([ofFirst.body['userId'], ofSecond.body['userId']], [first.userId, second.userId])
})

check(
  'B15-4',
  'the code opens the white labels that were asked for, and no other',
  { needs: [...REDEEMED.needs, 'given.otherBrokerName'] },
  async (context) => {
    const { hooks, given } = context
    const [one, other] = [await issueCode(context), await issueCode(context)]

    const home = await hooks['redeem']!({ code: one.code, brokerName: given.brokerName })
    const abroad = await hooks['redeem']!({ code: other.code, brokerName: given.otherBrokerName })

    assume(home.status < 300, 'the code opens the white label that was asked for')
    assert.deepEqual(home.body['brokerNames'], [given.brokerName])
    assert.ok(refused(abroad), 'the other white label stays closed')
  },
)

check(
  'B15-5',
  'a code works for 60 seconds and not longer',
  { lane: 'time', needs: ['clock', ...REDEEMED.needs], waitsMs: 62_000 },
  async (context) => {
    const { hooks, time, warn } = context
    const [early, late] = [await time.birth(() => issueCode(context)), await time.birth(() => issueCode(context))]

    const inTime = await time.before(early, MINUTE, ({ code }) => hooks['redeem']!({ code }))
    const tooLate = await time.after(late, MINUTE, ({ code }) => hooks['redeem']!({ code }))

    assert.ok(inTime.status < 300, 'the code is accepted as long as less than 60 seconds have passed')
    assert.ok(refused(tooLate), 'the code is refused from 60 seconds on')
    if (tooLate.status !== 404) warn(`an expired code is said to be answered 404, not ${tooLate.status}`)
  },
)

check('B15-6', 'a code works once', { needs: [...REDEEMED.needs] }, async (context) => {
  const { hooks, warn } = context
  const { code } = await issueCode(context)
  const first = await hooks['redeem']!({ code })
  assume(first.status < 300, 'the first use works')

  const replay = await hooks['redeem']!({ code })

  assert.ok(refused(replay), 'the second use is refused')
  if (replay.status !== 404) warn(`a used code is said to be answered 404, not ${replay.status}`)
})

check('B15-7', 'without brokerNames, or for no integer, no code is issued', { lane: 'robustness' }, async (context) => {
  const { platform, given } = context
  const { userId } = await makePerson(context)
  const whole = { brokerNames: [given.brokerName] }
  const send = (body: object) => platform.issueSsoCode({ malformed: true, path: { userId }, body })
  const honest = await send(whole)
  assume(honest.status < 300, 'the complete call works')

  const incomplete = await findAccepted(leaveOut(whole, ['brokerNames']), send)
  const paths = ['abc', `${userId}.5`, `${userId}x`, `0x${userId.toString(16)}`]
  const strangers = await Promise.all(paths.map((path) => platform.issueSsoCode({ malformed: true, path: { userId: path }, body: whole })))
  const mistyped = await findAccepted(putAt(whole, 'brokerNames', [given.brokerName, null, {}, 5, [5], [null]]), send)

  assert.deepEqual(incomplete, [])
  assert.deepEqual(strangers.map(refused), [true, true, true, true])
  assert.deepEqual(unforgiven(context, mistyped), [])
})

check('B15-8', 'without a valid manager token no code is issued', async (context) => {
  const { platform, given } = context
  const { userId } = await makePerson(context)
  const call = { path: { userId }, body: { brokerNames: [given.brokerName] } }

  const without = await platform.issueSsoCode({ ...call, credential: 'none' })
  const invented = await platform.issueSsoCode({ ...call, credential: 'wrong' })
  const honest = await platform.issueSsoCode(call)

  assume(honest.status < 300, 'the same call works with the token')
  assert.equal(without.status, 401)
  assert.ok([401, 403, 404].includes(invented.status), 'an invented token is refused')
})

check(
  'B15-9',
  'a manager who may not authenticate users gets no code',
  { needs: ['credentials.managerTokenWithoutAuthPermission'] },
  async (context) => {
    const { platform, given } = context
    const { userId } = await makePerson(context)
    const call = { path: { userId }, body: { brokerNames: [given.brokerName] } }

    const answer = await platform.issueSsoCode({ ...call, credential: 'withoutAuthPermission' })
    const honest = await platform.issueSsoCode(call)

    assume(honest.status < 300, 'a manager with the permission gets a code')
    assert.ok(refused(answer), 'the permission is missing')
  },
)

check('B15-10', 'for a user id that nobody has no code is issued', async (context) => {
  const { platform, given, run } = context
  const { userId } = await makePerson(context)
  const body = { brokerNames: [given.brokerName] }

  const stranger = await platform.issueSsoCode({ path: { userId: run.number() }, body })
  const known = await platform.issueSsoCode({ path: { userId }, body })

  assume(known.status < 300, 'the same call works for a user')
  assert.ok(refused(stranger), 'nobody has this user id')
})

check('B15-11', 'an unknown white label is refused', async (context) => {
  const { platform, run } = context
  const { userId } = await makePerson(context)

  const answer = await platform.issueSsoCode({ path: { userId }, body: { brokerNames: [run.word('Broker')] } })

  assert.ok(refused(answer), 'nobody knows this white label')
})
