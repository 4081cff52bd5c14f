import { assume } from '../kit/assume.ts'
import { NotTested } from '../kit/outcome.ts'
import type { PlatformContext } from '../kit/platform.ts'
import { logIn } from './crm-side.ts'

/** Under what a session is opened; the run's broker where nothing is said. */
export interface Place {
  brokerName?: string
  uidTraderAccountId?: number
}

/** Opens an application for a person: with a code of B15 where a hook redeems it, else as the CRM would. */
export async function openSession(context: PlatformContext, person: { userId: number }, place: Place = {}): Promise<string> {
  const { target, given } = context
  const under = { brokerName: given.brokerName, ...place }
  if (target.hooks['redeem']) return redeemCode(context, person.userId, under)
  if (target.hooks['login'] && context.receiver) return (await logIn(context, person, {}, under)).sessionId
  throw new NotTested('the profile gives no hook that opens a session (hooks.redeem, or hooks.login with callbacks)')
}

async function redeemCode(context: PlatformContext, userId: number, under: Place): Promise<string> {
  const { platform, given, hooks } = context
  const brokerNames = [given.brokerName, ...(given.has('otherBrokerName') ? [given.otherBrokerName] : [])]
  const issued = await platform.issueSsoCode({ path: { userId }, body: { brokerNames } })
  assume(issued.status === 200, 'B15 issues a code')
  const redeemed = await hooks['redeem']!({ code: issued.body.code, ...under })
  assume(redeemed.status < 300 && typeof redeemed.body['sessionId'] === 'string', 'the code opens a session')
  assume(String(redeemed.body['userId']) === String(userId), 'the session is that of the user')
  return redeemed.body['sessionId']
}

/** What an application displays now, once it is as awaited. */
export async function viewSession(context: PlatformContext, sessionId: string, isAwaited: (view: SessionView) => boolean = () => true) {
  const look = async () => {
    const answer = await context.hooks['session']!({ sessionId })
    assume(answer.status < 300, 'the hook shows the session')
    return answer.body as unknown as SessionView
  }
  return context.poll(look, isAwaited)
}

export interface SessionView {
  sessionId: string
  userId: number
  nickname: string
  open: boolean
  ribbons: Record<string, unknown>[]
}

/** The nickname under which the platform knows a person. */
export async function nicknameOf(context: PlatformContext, person: { userId: number }): Promise<string> {
  return (await viewSession(context, await openSession(context, person))).nickname
}
