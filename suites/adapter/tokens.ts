import { setTimeout as sleep } from 'node:timers/promises'
import type { AdapterContext } from '../kit/adapter.ts'
import { assume, succeeded } from '../kit/assume.ts'
import type { Answer } from '../kit/exchange.ts'
import { Inconclusive } from '../kit/outcome.ts'

/** Nobody says that two tokens of one second differ. Each check needs one of its own, since others log theirs out. */
const issuedTo = new WeakMap<object, Set<string>>()
const ATTEMPTS = 4
/** Targets whose C1 gives one token for ever, logged out or not. */
const stuck = new WeakSet<object>()
/** Targets whose C1 gives a user the same token until that is logged out. */
const oneAtATime = new WeakSet<object>()
const A_SECOND_AND_MORE = 1_100
const STUCK = 'C1 gives the same token again and again, even after it was logged out'

/** What C1 and C2 answer, before anything is known about it. */
export interface Said {
  s?: unknown
  d?: unknown
  errmsg?: unknown
}

export function said(answer: Answer<unknown>): Said {
  return (answer.body ?? {}) as Said
}

export function isOk(answer: Answer<unknown>): boolean {
  return said(answer).s === 'ok'
}

/** True when the answer says that the call failed, and holds no token. */
export function isError(answer: Answer<unknown>): boolean {
  return said(answer).s === 'error' && !holdsToken(answer)
}

export function holdsToken(answer: Answer<unknown>): boolean {
  const { d } = said(answer)
  return typeof d === 'string' && d !== ''
}

/** A body that C1 takes: all accounts of the given user under the given brokers. */
export function tokenRequest({ given }: AdapterContext): { userId: number; brokerNames: string[] } {
  return { userId: given.userId, brokerNames: given.brokerNames }
}

/** A fresh token for the given user, waiting or logging out where C1 gives the same one again; `more` goes into the body as well. */
export async function issueToken(
  context: AdapterContext,
  more: { brokerNames?: string[]; uidTraderAccountIds?: number[] } = {},
): Promise<string> {
  const issued = issuedTo.get(context.target) ?? new Set()
  issuedTo.set(context.target, issued)
  if (stuck.has(context.target)) throw new Inconclusive(STUCK)
  for (let attempt = 0; attempt < ATTEMPTS; attempt++) {
    const answer = await context.adapter.generateAdapterToken({ body: { ...tokenRequest(context), ...more } })
    assume(isOk(answer) && holdsToken(answer), 'C1 gives a token')
    const token = String(said(answer).d)
    if (!issued.has(token)) {
      issued.add(token)
      context.leaves('adapter tokens that were not logged out')
      return token
    }
    if (attempt > 0 && isOk(await logOut(context, token))) oneAtATime.add(context.target)
    await sleep(A_SECOND_AND_MORE)
  }
  stuck.add(context.target)
  throw new Inconclusive(STUCK)
}

/** True when C1 was seen to give a user the same token until that is logged out. */
export function givesOneAtATime({ target }: AdapterContext): boolean {
  return oneAtATime.has(target)
}

/** What C1 gives after this token was logged out; a second later where it would be the same one. */
export async function tokenAfterLogOut(context: AdapterContext, token: string): Promise<unknown> {
  const ask = async () => said(await context.adapter.generateAdapterToken({ body: tokenRequest(context) })).d
  if ((await ask()) !== token) return undefined
  await sleep(A_SECOND_AND_MORE)
  return ask()
}

/** Where two calls of one second get the same token, waits until none of those that were logged out can come again. */
export async function outlastRevokedTokens(context: AdapterContext): Promise<void> {
  const { adapter } = context
  const body = tokenRequest(context)
  const [one, other] = [await adapter.generateAdapterToken({ body }), await adapter.generateAdapterToken({ body })]
  assume(isOk(one), 'C1 gives a token')
  if (said(one).d === said(other).d) await sleep(A_SECOND_AND_MORE)
}

/** Logs out with this token. */
export function logOut({ adapter }: AdapterContext, token: string): Promise<Answer<unknown>> {
  return adapter.revokeAdapterToken({ credential: { value: token } })
}

export interface OpenedAccount {
  uidTraderAccountId: number
  userId?: number
  sharedWithUserId?: number | null
  brokerName?: string
}

export interface OpenedSession {
  sessionId: string
  accounts: OpenedAccount[]
}

/** What the charting client gets for a token: a session with its accounts, or nothing. */
export async function openSession({ hooks }: AdapterContext, token: string): Promise<OpenedSession | undefined> {
  const answer = await hooks.session({ token })
  if (answer.status >= 500) throw new Inconclusive(`hooks.session answered ${answer.status}`)
  const { sessionId, accounts } = answer.body as { sessionId?: string; accounts?: OpenedAccount[] }
  if (!succeeded(answer) || !Array.isArray(accounts)) return undefined
  return { sessionId: String(sessionId), accounts }
}

export interface SessionState {
  open?: unknown
  cached?: Record<string, unknown>
}

/** What became of a session; one that is not known any more is over, and holds nothing. */
export async function lookAt({ hooks }: AdapterContext, sessionId: string): Promise<SessionState> {
  const answer = await hooks.sessionState({ sessionId })
  return succeeded(answer) ? (answer.body as SessionState) : { open: false, cached: {} }
}

/** The ids of the accounts that a token opens, in order; none when it opens nothing. */
export async function openedIds(context: AdapterContext, token: string): Promise<number[]> {
  return idsOf((await openSession(context, token))?.accounts ?? [])
}

export function idsOf(accounts: OpenedAccount[]): number[] {
  return accounts.map(({ uidTraderAccountId }) => uidTraderAccountId).sort((a, b) => Number(a) - Number(b))
}
