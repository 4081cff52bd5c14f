import assert from 'node:assert/strict'
import { assume, refused, succeeded } from '../kit/assume.ts'
import { check } from '../kit/crm.ts'
import type { Answer } from '../kit/exchange.ts'
import { nearMisses } from '../kit/near-misses.ts'
import { NotApplicable } from '../kit/outcome.ts'
import { inappQuery, logInForInappToken, WITH_INAPP_TOKEN } from './log-in.ts'

const inapp = { users: WITH_INAPP_TOKEN }

check('A4-4', 'the inappToken that was returned opens A4', inapp, async (context) => {
  const { crm } = context
  const { userId, inappToken, accessToken } = await logInForInappToken(context)

  const answer = await crm.generateOneTimeToken({ body: { userId }, query: { inappToken } })
  const forNextPage = await crm.generateOneTimeToken({ body: { userId }, query: { inappToken } })
  const relogin = accessToken === undefined ? undefined : await crm.authorizeAccessToken({ body: { accessToken } })
  const again = await crm.generateOneTimeToken({ body: { userId }, ...inappQuery(crm, userId) })

  assert.equal(answer.status, 200)
  assert.equal(typeof answer.body.token, 'string')
  assert.equal(forNextPage.status, 200, `the next page gets a token too, not ${forNextPage.status}`)
  assert.equal(again.status, 200, `after ${relogin ? 'A3' : 'no further log-in'} the newest inappToken gets a token, not ${again.status}`)
})

/** True when an answer brings a token, whatever its status says. */
function holdsToken({ body }: Answer<unknown>): boolean {
  const { token } = (body ?? {}) as { token?: unknown }
  return typeof token === 'string' && token !== ''
}

check('A4-5', 'a wrong inappToken gets no token', inapp, async (context) => {
  const { userId, inappToken } = await logInForInappToken(context)
  const generate = (value: string) => context.crm.generateOneTimeToken({ body: { userId }, query: { inappToken: value } })

  const invented = await generate(context.run.token())
  const nearly = []
  for (const value of nearMisses(inappToken)) nearly.push(await generate(value))
  const right = await generate(inappToken)

  assert.ok(!succeeded(invented), 'an invented inappToken gets no token')
  assert.ok(!nearly.some(succeeded), 'a part of the inappToken, more than it, or its letters in the other case get no token')
  assert.ok(![invented, ...nearly].some(holdsToken), 'no refusal brings a token all the same')
  assume(right.status === 200, 'the right inappToken gets a token')
  assert.ok([invented, ...nearly].every(refused), 'each is refused')
  context.observe('I-14', invented.status)
})

check('A4-6', 'a missing inappToken gets no token', inapp, async (context) => {
  const { userId, inappToken } = await logInForInappToken(context)

  const without = await context.crm.generateOneTimeToken({ body: { userId } })
  const empty = await context.crm.generateOneTimeToken({ body: { userId }, query: { inappToken: '' } })
  const right = await context.crm.generateOneTimeToken({ body: { userId }, query: { inappToken } })

  assert.ok(!succeeded(without), 'no token without an inappToken')
  assert.ok(!succeeded(empty), 'no token with an empty inappToken')
  assert.ok(!holdsToken(without) && !holdsToken(empty), 'no refusal brings a token all the same')
  assume(right.status === 200, 'the right inappToken gets a token')
  assert.ok(refused(without) && refused(empty), 'both are refused')
})

check(
  'A4-7',
  "somebody else's inappToken gets no token",
  { needs: ['given.inappTokenUserId', 'given.otherInappTokenUserId'], users: ['inappTokenUserId', 'otherInappTokenUserId'] },
  async (context) => {
    const { crm, given, settle } = context
    const { userId, inappToken } = await logInForInappToken(context)
    await crm.authorizeOneTime({ body: { code: await crm.issueOneTimeToken(given.otherInappTokenUserId) } })
    const foreign = crm.inappTokenOf(given.otherInappTokenUserId)
    if (foreign === undefined) throw new NotApplicable('the CRM returned no inappToken to the other user')
    assume(foreign !== inappToken, 'the two users have different inappTokens')
    await settle()

    const answer = await crm.generateOneTimeToken({ body: { userId }, query: { inappToken: foreign } })
    const right = await crm.generateOneTimeToken({ body: { userId }, query: { inappToken } })

    assert.ok(!succeeded(answer) && !holdsToken(answer), "the other user's inappToken gets no token")
    assume(right.status === 200, 'the own inappToken gets a token')
    assert.ok(refused(answer), 'the call is refused')
  },
)

check('A4-14', 'whether inapptoken is understood in other letter cases', inapp, async (context) => {
  const { userId, inappToken } = await logInForInappToken(context)
  const generate = (name: string) => context.crm.generateOneTimeToken({ malformed: true, body: { userId }, query: { [name]: inappToken } })
  const documented = await generate('inappToken')
  assume(documented.status === 200, 'the documented spelling works')

  const lower = await generate('inapptoken')
  const upper = await generate('INAPPTOKEN')

  const spellings = [documented, lower, upper].filter(succeeded).length
  const isInsensitive = succeeded(lower)
  context.observe('U-05', ['', 'inappToken only', 'two spellings', 'any spelling'][spellings], {
    'sso.inappTokenCaseInsensitive': isInsensitive,
  })
})

check('A4-15', 'whether an older inappToken stays good', inapp, async (context) => {
  const older = await logInForInappToken(context)
  const newer = await logInForInappToken(context)
  if (older.inappToken === newer.inappToken) throw new NotApplicable('the CRM returns the same inappToken again')

  const answer = await context.crm.generateOneTimeToken({ body: { userId: older.userId }, query: { inappToken: older.inappToken } })

  assert.equal(answer.status, 200, 'the older inappToken is accepted')
})
