import assert from 'node:assert/strict'
import { type AdapterContext, check } from '../kit/adapter.ts'
import { alterToken } from '../kit/alter.ts'
import { assume } from '../kit/assume.ts'
import type { Answer } from '../kit/exchange.ts'
import { DAY } from '../kit/time.ts'
import { isError, isOk, issueToken, logOut, lookAt, openedIds, openSession, said } from './tokens.ts'

const LIFE = 30 * DAY
const FIRST_CHARACTERS = 24

// Some adapters end all tokens of a user at once, which is odd: checks must not do this to each other.
const own = { users: ['userId' as const] }

check('C2-1', 'a valid token is logged out', { ...own, blockedBy: ['C1-1'] }, async (context) => {
  const token = await issueToken(context)

  const answer = await logOut(context, token)

  assert.equal(answer.status, 200)
  assert.equal(said(answer).s, 'ok')
})

check('C2-2', 'a call without a token answers s=error', own, async (context) => {
  const { adapter } = context
  const none = await adapter.revokeAdapterToken({ credential: 'none' })
  const empty = await adapter.revokeAdapterToken({ credential: 'none', headers: { authorization: 'Bearer' } })

  const answers = [none, empty].map((answer) => [answer.status, said(answer).s])

  assert.deepEqual(answers, [
    [200, 'error'],
    [200, 'error'],
  ])
  assume(isOk(await logOut(context, await issueToken(context))), 'a valid token is logged out')
})

const isNoFailure = (answer: Answer<unknown>) => answer.status !== 200 || said(answer).s !== 'error'
const describeAnswer = ({ status, text }: Answer<unknown>) => `${status} ${text.slice(0, 60)}`

check('C2-3', 'a value that is no token answers s=error', own, async (context) => {
  const { run } = context
  const values = [
    run.token(),
    context.credentials.bearer,
    'x',
    'null',
    'eyJhbGciOiJub25lIn0.eyJ1c2VySWQiOjF9.',
    `${run.token()}.${run.token()}.${run.token()}`,
    'a'.repeat(2_000),
  ]

  const answers = []
  for (const value of values) answers.push(await logOut(context, value))

  assert.deepEqual(answers.filter(isNoFailure).map(describeAnswer), [])
  assume(isOk(await logOut(context, await issueToken(context))), 'a valid token is logged out')
})

check('C2-4', 'a token that was changed anywhere answers s=error', { ...own, blockedBy: ['C1-1'] }, async (context) => {
  const token = await issueToken(context)
  const places = [0, 0.05, 0.1, 0.2, 0.3, 0.4, 0.5, 0.6, 0.7, 0.8, 0.9, 1]
  // The first characters are often an initialisation vector: without authentication each changes one character of the data.
  for (let place = 0; place < FIRST_CHARACTERS; place++) places.push(place / token.length)
  const altered = [...new Set(places.map((share) => alterToken(token, share))), token.slice(0, -4), token.slice(4), `${token}AAAA`]

  const answers: Answer<unknown>[] = []
  for (const value of altered) answers.push(await logOut(context, value))

  assert.deepEqual(answers.filter(isNoFailure).map(describeAnswer), [])
  assume(isOk(await logOut(context, token)), 'the token itself is logged out')
})

check(
  'C2-5',
  'an expired token answers s=error',
  { lane: 'time', needs: ['clock'], waitsMs: LIFE, blockedBy: ['C1-1'] },
  async (context) => {
    const control = await logOut(context, await issueToken(context))
    assume(isOk(control), 'a fresh token is logged out')
    const birth = await context.time.birth(() => issueToken(context))

    const late = await context.time.after(birth, LIFE, (token) => logOut(context, token))

    assert.equal(late.status, 200)
    assert.equal(said(late).s, 'error')
  },
)

/** A log-out that works, and two that do not. */
async function logOutInAllWays(context: AdapterContext): Promise<{ success: Answer<unknown>; failures: Answer<unknown>[] }> {
  const success = await logOut(context, await issueToken(context))
  assume(isOk(success), 'a valid token is logged out')
  const failures = [await context.adapter.revokeAdapterToken({ credential: 'none' }), await logOut(context, context.run.token())]
  return { success, failures }
}

check('C2-6', 'the status is 200 for success and for failure', own, async (context) => {
  const { success, failures } = await logOutInAllWays(context)

  const statuses = [success, ...failures].map(({ status }) => status)

  assert.deepEqual(statuses, [200, 200, 200])
})

check('C2-7', 'a success has no errmsg', own, async (context) => {
  const { success } = await logOutInAllWays(context)

  const { errmsg } = said(success)

  assert.ok(errmsg == null || errmsg === '', `there is no errmsg, and not ${JSON.stringify(errmsg)}`)
  if (errmsg === '') context.warn('a success holds an empty errmsg, which is to be left out')
})

check('C2-8', 'a failure has a text that says why', own, async (context) => {
  const { failures } = await logOutInAllWays(context)

  const errors = failures.filter((answer) => said(answer).s === 'error')

  assume(errors.length > 0, 'some call answers s=error')
  const silent = errors.filter((answer) => typeof said(answer).errmsg !== 'string')
  assert.equal(silent.length, 0, 'each answer with s=error has a string errmsg')
})

check('C2-13', 'a call that answers s=error revokes nothing', { ...own, blockedBy: ['C1-1', 'C2-1', 'C2-4'] }, async (context) => {
  const { target, run } = context
  const token = await issueToken(context)
  const isVisible = target.hooks['session'] !== undefined
  const before = isVisible ? await openedIds(context, token) : []
  const session = isVisible && target.hooks['sessionState'] ? await openSession(context, token) : undefined
  const isOpen = async () => session === undefined || (await lookAt(context, session.sessionId)).open === true
  assume(await isOpen(), 'a fresh session is open')
  const failures = [await logOut(context, alterToken(token, 0.5)), await logOut(context, run.token())]
  assume(failures.every(isError), 'both calls answer s=error')

  const after = isVisible ? await openedIds(context, token) : []
  const isOpenAfterwards = await isOpen()
  const real = await logOut(context, token)

  assert.deepEqual(after, before, 'the token opens what it opened before')
  assert.ok(isOpenAfterwards, 'a session of the token is still open')
  assert.equal(said(real).s, 'ok')
})

check('C2-16', 'what a second log-out with the same token answers', { ...own, blockedBy: ['C2-1'] }, async (context) => {
  const token = await issueToken(context)
  assume(isOk(await logOut(context, token)), 'the first log-out works')

  const again = await logOut(context, token)

  assert.equal(said(again).s, 'ok')
})
