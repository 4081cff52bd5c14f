import assert from 'node:assert/strict'
import { assume, refused, succeeded } from '../kit/assume.ts'
import { type CrmContext, check } from '../kit/crm.ts'
import { NotApplicable } from '../kit/outcome.ts'
import { inappQuery, WITH_INAPP_TOKEN } from './log-in.ts'

const options = { users: ['userId' as const] }
const both = { users: WITH_INAPP_TOKEN }

/** Lets the run see whether this CRM gives the user an inappToken: A4 has to carry it then. */
async function meetUser({ crm, target, settle }: CrmContext, userId: number): Promise<void> {
  if (!target.hooks['oneTimeToken'] || crm.inappTokenOf(userId) !== undefined) return
  await crm.authorizeOneTime({ body: { code: await crm.issueOneTimeToken(userId) } })
  await settle()
}

/** Without a hook, A4 is where codes come from; a CRM that gave the user an inappToken in an earlier run refuses it with 403. */
function isOwedToThePast({ crm, target }: CrmContext, userId: number, status: number): boolean {
  return status === 403 && !target.hooks['oneTimeToken'] && crm.inappTokenOf(userId) === undefined
}
const PAST = 'the user was not given an inappToken in an earlier run; hooks.oneTimeToken would make this certain'

check('A4-1', 'a call for a known user answers with a token', options, async (context) => {
  const { crm, given } = context
  await meetUser(context, given.userId)

  const answer = await crm.generateOneTimeToken({ body: { userId: given.userId }, ...inappQuery(crm, given.userId) })

  assume(!isOwedToThePast(context, given.userId, answer.status), PAST)
  assert.equal(answer.status, 200)
  assert.equal(typeof answer.body.token, 'string')
  assert.notEqual(answer.body.token, '', 'the token is not empty')
})

check(
  'A4-2',
  'the token is exchanged for the userId that it was generated for',
  { users: ['userId', 'otherUserId'], blockedBy: ['A4-1'] },
  async (context) => {
    const { crm, given, settle } = context
    const generate = (userId: number) => crm.generateOneTimeToken({ body: { userId }, ...inappQuery(crm, userId) })
    await meetUser(context, given.userId)
    await meetUser(context, given.otherUserId)
    const [first, second] = [await generate(given.userId), await generate(given.otherUserId)]
    assume(first.status === 200 && second.status === 200, 'both users get a token')
    await settle()

    const own = await crm.authorizeOneTime({ body: { code: first.body.token } })
    const other = await crm.authorizeOneTime({ body: { code: second.body.token } })

    assert.ok(succeeded(own) && succeeded(other), `A2 exchanges both, and does not answer ${own.status} and ${other.status}`)
    assert.deepEqual([String(own.body.userId), String(other.body.userId)], [String(given.userId), String(given.otherUserId)])
  },
)

check('A4-3', 'an unknown userId answers 404', options, async (context) => {
  const { crm, given, run } = context
  await meetUser(context, given.userId)
  const unknown = await crm.generateOneTimeToken({ body: { userId: run.number() } })
  // The same number to everything that cuts integers down to 32 bits.
  const wrapped = (BigInt(given.userId) + 4_294_967_296n) as unknown as number
  const beyond = await crm.generateOneTimeToken({ body: { userId: wrapped }, ...inappQuery(crm, given.userId) })
  const known = await crm.generateOneTimeToken({ body: { userId: given.userId }, ...inappQuery(crm, given.userId) })

  assert.ok(!succeeded(unknown), 'nobody gets a token for a user who does not exist')
  assert.ok(!succeeded(beyond), 'userId + 2^32 is not the same user')
  assume(known.status === 200, 'a known userId gets a token')
  assert.equal(unknown.status, 404)
})

check('A4-8', 'who was never given an inappToken needs none', both, async (context) => {
  const { crm, given } = context
  if (given.has('inappTokenUserId')) await meetUser(context, given.inappTokenUserId)
  await meetUser(context, given.userId)
  if (crm.inappTokenOf(given.userId) !== undefined) throw new NotApplicable('the CRM gives this user an inappToken')

  const answer = await crm.generateOneTimeToken({ body: { userId: given.userId } })

  assume(!isOwedToThePast(context, given.userId, answer.status), PAST)
  assert.equal(answer.status, 200)
})

check('A4-9', 'each call returns another token', { ...both, blockedBy: ['A4-1'] }, async (context) => {
  const { crm, given } = context
  const generate = async (userId: number) => (await crm.generateOneTimeToken({ body: { userId }, ...inappQuery(crm, userId) })).body.token
  const [first, second] = [given.userId, given.has('inappTokenUserId') ? given.inappTokenUserId : given.userId]
  await meetUser(context, first)
  await meetUser(context, second)
  const tokens = [await generate(first), await generate(first), await generate(first), await generate(second), await generate(second)]
  assume(
    tokens.every((token) => typeof token === 'string'),
    'each call returns a token',
  )

  const different = new Set(tokens)

  assert.equal(different.size, 5, `5 calls return 5 different tokens, not ${different.size}`)
})

check('A4-10', 'a body without userId answers 400', options, async (context) => {
  const { crm, given } = context
  await meetUser(context, given.userId)

  const answer = await crm.generateOneTimeToken({ malformed: true, body: {}, ...inappQuery(crm, given.userId) })
  const complete = await crm.generateOneTimeToken({ body: { userId: given.userId }, ...inappQuery(crm, given.userId) })

  assert.ok(!succeeded(answer), 'no token without a userId')
  assume(complete.status === 200, 'a complete body works')
  assert.equal(answer.status, 400)
})

check('A4-11', 'an invented crmApiToken answers 403', options, async (context) => {
  const { crm, given } = context
  await meetUser(context, given.userId)
  const body = { userId: given.userId }

  const answer = await crm.generateOneTimeToken({ body, ...inappQuery(crm, given.userId), credential: 'wrong' })
  const control = await crm.generateOneTimeToken({ body, ...inappQuery(crm, given.userId) })

  assert.ok(!succeeded(answer), 'no token with an invented crmApiToken')
  assume(control.status === 200, 'the real crmApiToken works')
  assert.equal(answer.status, 403)
})

check('A4-12', 'a call without crmApiToken is refused', options, async (context) => {
  const { crm, given, observe } = context
  await meetUser(context, given.userId)

  const answer = await crm.generateOneTimeToken({
    body: { userId: given.userId },
    ...inappQuery(crm, given.userId),
    credential: 'none',
  })

  assert.ok(refused(answer), 'the call is refused')
  observe('I-40', answer.status)
})

check('A4-13', 'a userId that is not an integer is refused', options, async (context) => {
  const { crm, given } = context
  const { userId } = given
  await meetUser(context, userId)
  const send = async (value: unknown) => crm.generateOneTimeToken({ malformed: true, body: { userId: value }, ...inappQuery(crm, userId) })

  const answers = [
    await send(String(userId)),
    await send(`${userId}`.padEnd(20, ' ')),
    await send(Number(userId) < 2 ** 50 ? Number(userId) + 0.5 : 1.5), // beyond, a double cannot hold the half
    await send(true),
    await send(null),
    await send([userId]),
    await send({ value: userId }),
  ]

  assert.ok(answers.every(refused), `each is refused: ${answers.map(({ status }) => status).join(', ')}`)
})

check('A4-16', 'whether a second token ends an unused first one', options, async ({ crm, given }) => {
  const first = await crm.issueOneTimeToken(given.userId)
  await crm.issueOneTimeToken(given.userId)

  const answer = await crm.authorizeOneTime({ body: { code: first } })

  assert.equal(answer.status, 200, 'the first token works')
})

check('A4-24', 'what an inappToken answers for a user who was never given any', options, async (context) => {
  const { crm, given, run } = context
  await meetUser(context, given.userId)
  if (crm.inappTokenOf(given.userId) !== undefined) throw new NotApplicable('the CRM gives this user an inappToken')

  const answer = await crm.generateOneTimeToken({ body: { userId: given.userId }, query: { inappToken: run.token() } })

  assert.equal(answer.status, 200, 'the value is not looked at')
})
