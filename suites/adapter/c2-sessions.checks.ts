import assert from 'node:assert/strict'
import { check } from '../kit/adapter.ts'
import { assume } from '../kit/assume.ts'
import { NotApplicable } from '../kit/outcome.ts'
import { DAY, HOUR } from '../kit/time.ts'
import { givesOneAtATime, isOk, issueToken, logOut, lookAt, openedIds, openSession, type SessionState } from './tokens.ts'

const LIFE = 30 * DAY
// Some adapters end all tokens of a user at once, which is odd: checks must not do this to each other.
const own = { users: ['userId' as const] }
const seen = { ...own, needs: ['hooks.session' as const], blockedBy: ['C1-1', 'C2-1'] }
const watched = { ...own, needs: ['hooks.session' as const, 'hooks.sessionState' as const], blockedBy: ['C1-1', 'C2-1'] }

const CACHES = ['orderHistory', 'deals', 'positions']

/** How much of each kind is cached; a list counts by its entries. */
function countCached({ cached = {} }: SessionState): Record<string, number> {
  return Object.fromEntries(CACHES.map((name) => [name, Array.isArray(cached[name]) ? cached[name].length : Number(cached[name] ?? 0)]))
}

check('C2-9', 'the token opens nothing once the log-out is answered', seen, async (context) => {
  const token = await issueToken(context)
  const before = await openedIds(context, token)
  assume(before.length > 0, 'a fresh token opens some account')
  assume(isOk(await logOut(context, token)), 'the token is logged out')

  const after = await openedIds(context, token)
  const next = await issueToken(context)
  const besideNext = await openedIds(context, token)
  assume(isOk(await logOut(context, next)), 'another token is logged out')
  const afterNext = await openedIds(context, token)

  assert.deepEqual(after, [])
  assert.deepEqual(besideNext, [], 'a new token does not bring it back')
  assert.deepEqual(afterNext, [], 'the log-out of another token does not bring it back')
})

check(
  'C2-10',
  'a revoked token stays refused for the rest of its life',
  { lane: 'time', needs: ['clock', 'hooks.session'], waitsMs: LIFE, blockedBy: ['C1-1', 'C2-1', 'C2-9'] },
  async (context) => {
    const { time } = context
    const birth = await time.birth(() => issueToken(context))
    const fresh = await openedIds(context, birth.value)
    assume(fresh.length > 0, 'a fresh token opens some account')
    assume(isOk(await logOut(context, birth.value)), 'the token is logged out')
    assume(isOk(await logOut(context, await issueToken(context))), 'another token is logged out')
    const opened = (token: string) => openedIds(context, token)

    const after = {
      'an hour': await time.after(birth, HOUR + 1, opened),
      'half a day': await time.after(birth, DAY / 2, opened),
      'a day': await time.after(birth, DAY + 1, opened),
      'a week': await time.after(birth, 7 * DAY, opened),
      'two weeks': await time.after(birth, 14 * DAY, opened),
      'nearly 30 days': await time.before(birth, LIFE, opened),
    }

    const back = Object.entries(after).filter(([, ids]) => ids.length > 0)
    assert.deepEqual(
      back.map(([when]) => when),
      [],
    )
  },
)

check('C2-11', 'all sessions of the token are gone', watched, async (context) => {
  const token = await issueToken(context)
  const [first, second] = [await openSession(context, token), await openSession(context, token)]
  assume(first && second, 'the token opens two sessions')
  const before = await lookAt(context, first.sessionId)
  assume(before.open === true, 'the session is open before')
  assume(isOk(await logOut(context, token)), 'the token is logged out')

  const after = [await lookAt(context, first.sessionId), await lookAt(context, second.sessionId)]

  assert.deepEqual(
    after.map(({ open }) => open),
    [false, false],
  )
})

check('C2-12', 'cached order history, deals and positions are cleared', watched, async (context) => {
  const token = await issueToken(context)
  const session = await openSession(context, token)
  assume(session, 'the token opens a session')
  const before = countCached(await lookAt(context, session.sessionId))
  assume(
    Object.values(before).some((count) => count > 0),
    'something is cached before',
  )
  assume(isOk(await logOut(context, token)), 'the token is logged out')

  const after = countCached(await lookAt(context, session.sessionId))

  assert.deepEqual(after, { orderHistory: 0, deals: 0, positions: 0 })
})

check('C2-15', 'other tokens of the user stay as they are', seen, async (context) => {
  const [token, other] = [await issueToken(context), await issueToken(context)]
  if (givesOneAtATime(context)) throw new NotApplicable('C1 gives a user one token at a time')
  const before = await openedIds(context, other)
  assume(token !== other && before.length > 0, 'a second token opens some account')
  const session = context.target.hooks['sessionState'] ? await openSession(context, other) : undefined
  assume(isOk(await logOut(context, token)), 'the first token is logged out')

  const after = await openedIds(context, other)

  assert.deepEqual(after, before)
  if (session) assert.notEqual((await lookAt(context, session.sessionId)).open, false, 'a session of the other token stays open')
})
