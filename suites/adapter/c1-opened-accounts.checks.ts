import assert from 'node:assert/strict'
import { type AdapterContext, check } from '../kit/adapter.ts'
import { assume } from '../kit/assume.ts'
import { NotApplicable } from '../kit/outcome.ts'
import { DAY } from '../kit/time.ts'
import { idsOf, isOk, issueToken, type OpenedAccount, openedIds, openSession, said, tokenRequest } from './tokens.ts'

const LIFE = 30 * DAY

// No other check may log the user out meanwhile.
const own = { users: ['userId' as const] }

check(
  'C1-6',
  'with brokerNames alone the token opens all accounts of the user under them, and no others',
  { ...own, needs: ['hooks.session'], blockedBy: ['C1-1'] },
  async (context) => {
    const { given, adapter, run } = context
    const all = (await openSession(context, await issueToken(context)))?.accounts ?? []
    const named = given.has('uidTraderAccountIds') ? given.uidTraderAccountIds : []
    assume(all.length + named.length > 0, 'the given user has some account')

    const perBroker = []
    for (const broker of given.brokerNames) {
      const opened = await openedIds(context, await issueToken(context, { brokerNames: [broker] }))
      const expected = idsOf(all.filter(({ brokerName }) => brokerName === broker))
      perBroker.push({ broker, opened, expected })
    }
    const stranger = await adapter.generateAdapterToken({ body: { ...tokenRequest(context), brokerNames: [run.word('broker')] } })
    const underStranger = isOk(stranger) ? await openedIds(context, String(said(stranger).d)) : []

    const missing = named.filter((id) => !idsOf(all).some((opened) => BigInt(opened) === BigInt(id)))
    assert.deepEqual(missing, [], `the token opens the given account ${missing.join(', ')}`)
    assert.deepEqual(foreignTo(context, all), [], 'it opens no account of somebody else')
    assert.deepEqual(underStranger, [], 'a broker of whom the user has no account opens none')
    const isTold = all.every(({ brokerName }) => typeof brokerName === 'string')
    if (isTold)
      assert.deepEqual(
        perBroker.map(({ broker, opened }) => [broker, opened]),
        perBroker.map(({ broker, expected }) => [broker, expected]),
      )
  },
)

check(
  'C1-7',
  'with uidTraderAccountIds the token opens those accounts and no others',
  { ...own, needs: ['hooks.session', 'given.uidTraderAccountIds'], blockedBy: ['C1-1'] },
  async (context) => {
    const all = await openedIds(context, await issueToken(context))
    const chosen = context.given.uidTraderAccountIds.slice(0, 1)
    assume(chosen.length > 0, 'given.uidTraderAccountIds names an account')

    const opened = await openedIds(context, await issueToken(context, { uidTraderAccountIds: chosen as number[] }))

    assert.deepEqual(opened, chosen)
    const [one, ...others] = context.given.uidTraderAccountIds.toReversed()
    if (one === undefined || others.length === 0) return context.warn('only one account is given, so lists of several were not tried')
    const two = [one, others[0]!].sort((a, b) => Number(a) - Number(b))
    const openedTwo = await openedIds(context, await issueToken(context, { uidTraderAccountIds: two as number[] }))
    assert.deepEqual(openedTwo, two, 'it opens each of several accounts')
    if (all.length === 1) context.warn('the given user has one account only, so nothing else could have been opened')
  },
)

/** The accounts that neither belong to the given user nor were shared with that user, as far as the hook tells. */
function foreignTo({ given }: AdapterContext, accounts: OpenedAccount[]): number[] {
  const told = accounts.filter(({ userId }) => userId !== undefined)
  return idsOf(told.filter(({ userId, sharedWithUserId }) => userId !== given.userId && sharedWithUserId !== given.userId))
}

check('C1-9', 'the token acts for the user who was named', { ...own, needs: ['hooks.session'], blockedBy: ['C1-1'] }, async (context) => {
  const session = await openSession(context, await issueToken(context))

  assume(session !== undefined && session.accounts.length > 0, 'the token opens some account')
  const told = session.accounts.filter(({ userId }) => userId !== undefined)
  if (told.length === 0) throw new NotApplicable('hooks.session does not tell whose accounts they are')
  const foreign = foreignTo(context, told)
  assert.deepEqual(foreign, [], `accounts of somebody else: ${foreign.join(', ')}`)
})

check(
  'C1-10',
  'from 30 days on a token opens nothing',
  { lane: 'time', needs: ['clock', 'hooks.session'], waitsMs: LIFE, blockedBy: ['C1-1'] },
  async (context) => {
    const { time } = context
    const birth = await time.birth(() => issueToken(context))
    const fresh = await openedIds(context, birth.value)
    assume(fresh.length > 0, 'a fresh token opens some account')
    await time.after(birth, LIFE / 2, (token) => openedIds(context, token))

    const late = await time.after(birth, LIFE, (token) => openedIds(context, token))

    assert.deepEqual(late, [])
  },
)

check(
  'C1-11',
  'whether a token lives for 30 days',
  { lane: 'time', needs: ['clock', 'hooks.session'], waitsMs: LIFE, blockedBy: ['C1-1'] },
  async (context) => {
    const { time, observe } = context
    const birth = await time.birth(() => issueToken(context))
    const fresh = await openedIds(context, birth.value)
    assume(fresh.length > 0, 'a fresh token opens some account')

    const inTime = await time.before(birth, LIFE, (token) => openedIds(context, token))

    observe('I-41', inTime.length > 0 ? 'nearly 30 days' : 'less than 30 days', inTime.length > 0 ? { 'adapter.tokenDays': 30 } : {})
  },
)

check(
  'C1-18',
  "what accounts outside of the user's links do",
  { ...own, needs: ['hooks.session'], blockedBy: ['C1-1'] },
  async (context) => {
    const body = { ...tokenRequest(context), uidTraderAccountIds: [context.run.number()] }
    const answer = await context.adapter.generateAdapterToken({ body })

    const opened = isOk(answer) ? await openedIds(context, String(said(answer).d)) : []

    assert.deepEqual(opened, [])
  },
)
