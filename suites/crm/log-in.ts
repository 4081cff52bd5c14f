import { assume } from '../kit/assume.ts'
import type { CrmContext } from '../kit/crm.ts'
import { NotApplicable } from '../kit/outcome.ts'
import type { UserName } from '../kit/registry.ts'

/** The users of whom one is logged in by `logInToStay`. */
export const STAYING: UserName[] = ['userId', 'keepLoggedInUserId']
/** The users of whom one is logged in by `logInForInappToken`. */
export const WITH_INAPP_TOKEN: UserName[] = ['userId', 'inappTokenUserId']

interface Staying {
  userId: number
  accessToken: string
}

/** Logs in somebody who chose to stay logged in, and gives back the accessToken that came of it. */
export async function logInToStay(context: CrmContext): Promise<Staying> {
  const { given, target } = context
  const canChoose = target.hooks['oneTimeToken'] !== undefined
  if (!given.has('keepLoggedInUserId') && !canChoose)
    throw new NotApplicable('nobody is known to stay logged in: no given.keepLoggedInUserId')
  const staying = await stay(context, given.has('keepLoggedInUserId') ? given.keepLoggedInUserId : given.userId)
  if (!staying) throw new NotApplicable('the CRM returned no accessToken')
  return staying
}

async function stay(context: CrmContext, userId: number): Promise<Staying | undefined> {
  const { crm, target, settle } = context
  const code = await crm.issueOneTimeToken(userId, target.hooks['oneTimeToken'] ? { keepLoggedIn: true } : {})
  const answer = await crm.authorizeOneTime({ body: { code } })
  assume(answer.status === 200, 'a fresh code is exchanged')
  const { accessToken } = answer.body
  if (typeof accessToken !== 'string' || accessToken === '') return undefined
  context.leaves('access tokens of users who stay logged in')
  await settle()
  return { userId, accessToken }
}

/** Logs in somebody whom the CRM gives an inappToken, and gives that back; A3 may bring it as well as A2. */
export async function logInForInappToken(
  context: CrmContext,
): Promise<{ userId: number; inappToken: string; accessToken: string | undefined }> {
  const { crm, given, target } = context
  const canChoose = target.hooks['oneTimeToken'] !== undefined
  const userId = given.has('inappTokenUserId') ? given.inappTokenUserId : given.userId
  const code = await crm.issueOneTimeToken(userId, canChoose ? { keepLoggedIn: true } : {})
  const answer = await crm.authorizeOneTime({ body: { code } })
  assume(answer.status === 200, 'a fresh code is exchanged')
  const accessToken = answer.body.accessToken ?? undefined
  if (!answer.body.inappToken && accessToken) await crm.authorizeAccessToken({ body: { accessToken } })
  const inappToken = crm.inappTokenOf(userId)
  if (inappToken === undefined) throw new NotApplicable('the CRM returned no inappToken')
  return { userId, inappToken, accessToken }
}

/** What A4 needs for this user: the inappToken that the CRM returned, if it ever did. */
export function inappQuery(crm: CrmContext['crm'], userId: number): { query: { inappToken?: string } } {
  const inappToken = crm.inappTokenOf(userId)
  return { query: inappToken === undefined ? {} : { inappToken } }
}
