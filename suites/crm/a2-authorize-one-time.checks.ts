import assert from 'node:assert/strict'
import { alterToken } from '../kit/alter.ts'
import { assume, refused, succeeded } from '../kit/assume.ts'
import { type CrmContext, check } from '../kit/crm.ts'
import { nearMisses } from '../kit/near-misses.ts'
import { Inconclusive } from '../kit/outcome.ts'
import { MINUTE } from '../kit/time.ts'
import { inappQuery, WITH_INAPP_TOKEN } from './log-in.ts'

const options = { users: ['userId' as const] }
const other = { users: ['otherUserId' as const] }

check('A2-1', 'a valid code is exchanged for the userId of its user', options, async ({ crm, given }) => {
  const code = await crm.issueOneTimeToken(given.userId)

  const answer = await crm.authorizeOneTime({ body: { code } })

  assert.equal(answer.status, 200)
  assert.equal(answer.body.userId, given.userId)
})

check('A2-2', 'a code that was never issued answers 404', options, async ({ crm, given, run, observe }) => {
  const invented = await crm.authorizeOneTime({ body: { code: run.token() } })
  const code = await crm.issueOneTimeToken(given.userId)
  const nearly = []
  for (const value of nearMisses(code)) nearly.push(await crm.authorizeOneTime({ body: { code: value } }))
  const altered = await crm.authorizeOneTime({ body: { code: alterToken(code, 0.5) } })
  const real = await crm.authorizeOneTime({ body: { code } })

  assert.ok(!succeeded(invented), 'an invented code authorises nobody')
  assert.ok(!nearly.some(succeeded), 'a part of a code, more than a code, or a code in other letter case authorises nobody')
  assume(real.status === 200, 'a code that was issued works')
  assert.ok(refused(altered), `a code with one other character is refused, and not answered ${altered.status}`)
  assert.ok([404, 417].includes(invented.status), `the invented code answers 404 (or 417, as an invalid token), not ${invented.status}`)
  observe('U-16', invented.status, { 'sso.unknownToken': invented.status })
})

/** A token from A4 where the other codes of the run come from a hook: a CRM may keep the two apart. */
async function codeOfA4({ crm, target }: CrmContext, userId: number): Promise<string | undefined> {
  if (!target.hooks['oneTimeToken']) return undefined
  const answer = await crm.generateOneTimeToken({ body: { userId }, ...inappQuery(crm, userId) })
  return answer.status === 200 && typeof answer.body.token === 'string' ? answer.body.token : undefined
}

check('A2-3', 'a consumed code authorises nobody', options, async (context) => {
  const { crm, given, observe } = context
  const code = await crm.issueOneTimeToken(given.userId)
  const first = await crm.authorizeOneTime({ body: { code } })
  assume(first.status === 200, 'the first use works')

  const replay = await crm.authorizeOneTime({ body: { code } })

  assert.ok(refused(replay), 'the second use is refused') // any 4xx: the documents leave the status open
  assert.notEqual(replay.body.userId, given.userId, 'the refusal does not tell the user')
  observe('I-15', replay.status)
  const generated = await codeOfA4(context, given.userId)
  if (generated === undefined) return
  const once = await crm.authorizeOneTime({ body: { code: generated } })
  const twice = await crm.authorizeOneTime({ body: { code: generated } })
  assume(once.status === 200, 'the first use of a token from A4 works')
  assert.ok(refused(twice), 'the second use of a token from A4 is refused')
})

/** Whether the newest code of a user leaves an older one valid; the documents allow both. */
async function keepsOlderCodes({ crm, settle }: CrmContext, userId: number): Promise<boolean> {
  const [older, newer] = [await crm.issueOneTimeToken(userId), await crm.issueOneTimeToken(userId)]
  const answers = [await crm.authorizeOneTime({ body: { code: older } }), await crm.authorizeOneTime({ body: { code: newer } })]
  if (!answers.some(succeeded)) throw new Inconclusive('the premise does not hold: a fresh code works')
  await settle()
  return answers.every(succeeded)
}

check(
  'A2-4',
  'from 60 seconds on, an unused code authorises nobody',
  { lane: 'time', needs: ['clock'], waitsMs: 62_000, users: ['otherUserId'], keepsUsers: true },
  async (context) => {
    const { crm, given, time, observe } = context
    const mayShare = await keepsOlderCodes(context, given.otherUserId)
    const birth = await time.birth(() => crm.issueOneTimeToken(given.otherUserId))
    const generated = mayShare ? await time.birth(() => codeOfA4(context, given.otherUserId)) : undefined
    if (mayShare) context.releaseUsers()

    const late = await time.after(birth, MINUTE, (code) => crm.authorizeOneTime({ body: { code } }))

    assert.ok(refused(late), 'the code is refused from 60 seconds on')
    assert.notEqual(late.body.userId, given.otherUserId, 'the refusal does not tell the user')
    observe('U-15', late.status, { 'sso.expiredOt': late.status })
    if (generated?.value === undefined) return
    const alsoLate = await time.after(generated, MINUTE, (code) => crm.authorizeOneTime({ body: { code: code ?? '' } }))
    assert.ok(refused(alsoLate), 'a token from A4 is refused from 60 seconds on')
  },
)

check(
  'A2-5',
  'a code is accepted as long as less than 60 seconds have passed',
  { lane: 'time', needs: ['clock'], waitsMs: 55_000, users: ['userId'], keepsUsers: true },
  async (context) => {
    const { crm, given, time } = context
    const mayShare = await keepsOlderCodes(context, given.userId)
    const birth = await time.birth(() => crm.issueOneTimeToken(given.userId))
    const generated = mayShare ? await time.birth(() => codeOfA4(context, given.userId)) : undefined
    if (mayShare) context.releaseUsers()

    const inTime = await time.before(birth, MINUTE, (code) => crm.authorizeOneTime({ body: { code } }))

    assert.equal(inTime.status, 200)
    if (generated?.value === undefined) return
    const alsoInTime = await time.before(generated, MINUTE, (code) => crm.authorizeOneTime({ body: { code: code ?? '' } }))
    assert.equal(alsoInTime.status, 200, 'a token from A4 is accepted as long')
  },
)

check('A2-6', 'a body without code answers 400', other, async ({ crm, given }) => {
  const answer = await crm.authorizeOneTime({ malformed: true, body: {} })
  const complete = await crm.authorizeOneTime({ body: { code: await crm.issueOneTimeToken(given.otherUserId) } })

  assert.ok(!succeeded(answer), 'nobody is authorised without a code')
  assume(complete.status === 200, 'a complete body works')
  assert.equal(answer.status, 400)
})

check('A2-7', 'an invented crmApiToken answers 403', other, async ({ crm, given }) => {
  const code = await crm.issueOneTimeToken(given.otherUserId)

  const answer = await crm.authorizeOneTime({ body: { code }, credential: 'wrong' })
  const nearly = []
  for (const value of nearMisses(await crm.apiToken())) nearly.push(await crm.authorizeOneTime({ body: { code }, credential: { value } }))
  const control = await crm.authorizeOneTime({ body: { code: await crm.issueOneTimeToken(given.otherUserId) } })

  assert.ok(!succeeded(answer), 'nobody is authorised with an invented crmApiToken')
  assert.ok(!nearly.some(succeeded), 'nobody is authorised with a part of the crmApiToken, more than it, or its letters in the other case')
  assume(control.status === 200, 'with the real crmApiToken a code works')
  assert.equal(answer.status, 403)
})

check('A2-8', 'a call without crmApiToken is refused', other, async ({ crm, given, observe }) => {
  const code = await crm.issueOneTimeToken(given.otherUserId)

  const answer = await crm.authorizeOneTime({ body: { code }, credential: 'none' })

  assert.ok(refused(answer), 'the call is refused')
  observe('I-40', answer.status)
})

check(
  'A2-9',
  'a user who stays logged in gets an accessToken',
  { needs: ['given.keepLoggedInUserId'], users: ['keepLoggedInUserId'] },
  async ({ crm, given, target }) => {
    const canChoose = target.hooks['oneTimeToken'] !== undefined
    const code = await crm.issueOneTimeToken(given.keepLoggedInUserId, canChoose ? { keepLoggedIn: true } : {})

    const answer = await crm.authorizeOneTime({ body: { code } })

    assume(answer.status === 200, 'the code works')
    assume(canChoose || answer.body.accessToken, 'a code from A4 counts as a log-in; hooks.oneTimeToken would make a real one')
    assert.equal(typeof answer.body.accessToken, 'string')
    assert.notEqual(answer.body.accessToken, '', 'the accessToken is not empty')
    assert.notEqual(answer.body.accessToken, code, 'the accessToken is not the code, which cannot be reused')
  },
)

check('A2-10', 'a user who does not stay logged in gets no accessToken', options, async (context) => {
  const { crm, given, target, warn } = context
  const canChoose = target.hooks['oneTimeToken'] !== undefined
  const code = await crm.issueOneTimeToken(given.userId, canChoose ? { keepLoggedIn: false } : {})

  const answer = await crm.authorizeOneTime({ body: { code } })

  assume(answer.status === 200, 'the code works')
  const wasGiven = Boolean(answer.body.accessToken)
  assume(canChoose || given.has('keepLoggedInUserId') || !wasGiven, 'it is known what the user chose')
  assert.ok(!wasGiven, 'there is no accessToken in the answer')
  if (answer.body.accessToken === '') warn('the answer holds an empty accessToken, which is to be left out')
  // Without users of their own for it, other checks make this one stay logged in.
  const isAlone = given.has('keepLoggedInUserId') && given.has('inappTokenUserId')
  const generated = isAlone ? await codeOfA4(context, given.userId) : undefined
  if (generated === undefined) return
  const fromPage = await crm.authorizeOneTime({ body: { code: generated } })
  assert.ok(!fromPage.body.accessToken, 'nor for a token from A4')
})

check('A2-11', 'an inappToken, when there is one, is a string', { users: WITH_INAPP_TOKEN }, async ({ crm, given }) => {
  const code = await crm.issueOneTimeToken(given.has('inappTokenUserId') ? given.inappTokenUserId : given.userId)

  const answer = await crm.authorizeOneTime({ body: { code } })

  assume(answer.status === 200, 'the code works')
  const { inappToken } = answer.body
  assert.ok(inappToken == null || typeof inappToken === 'string', 'inappToken is a string or absent')
})

check('A2-12', 'a call refused for its crmApiToken leaves the code usable', other, async ({ crm, given }) => {
  const code = await crm.issueOneTimeToken(given.otherUserId)
  const refusal = await crm.authorizeOneTime({ body: { code }, credential: 'wrong' })
  assume(refused(refusal), 'the invented crmApiToken is refused')

  const answer = await crm.authorizeOneTime({ body: { code } })

  assert.equal(answer.status, 200)
})

check('A2-13', 'a code that is not a string is refused', other, async ({ crm, given }) => {
  const code = await crm.issueOneTimeToken(given.otherUserId)
  const send = async (value: unknown) => crm.authorizeOneTime({ malformed: true, body: { code: value } })

  const answers = [await send(12345), await send(true), await send(null), await send({ value: code }), await send([code])]

  assert.ok(answers.every(refused), `each is refused: ${answers.map(({ status }) => status).join(', ')}`)
})

check('A2-14', 'what a value answers that cannot be a code', async ({ crm, observe }) => {
  const answer = await crm.authorizeOneTime({ body: { code: '%' } })

  observe('U-16', answer.status, { 'sso.malformedToken': answer.status })
})
