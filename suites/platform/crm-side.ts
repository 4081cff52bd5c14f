import { assume } from '../kit/assume.ts'
import type { PlatformContext } from '../kit/platform.ts'
import type { ReceivedCall, Reply, Responder } from '../kit/receiver.ts'

/** What the CRM that the run plays tells about somebody who logs in. */
export interface LogInAnswer {
  accessToken?: string
  inappToken?: string
}

/** Replies to callers with a CRM API token of this run, and 403 to all others, as any CRM would. */
export function ifTrusted({ receiver }: PlatformContext, reply: Responder): Responder {
  return (call: ReceivedCall) => {
    if (!receiver.hasIssued(call.query.get('crmApiToken'))) return { status: 403, body: { code: 'CH_CLIENT_AUTH_FAILURE' } }
    return typeof reply === 'function' ? reply(call) : reply
  }
}

/** The CRM knows this OT token from now on. */
export function admitCode(context: PlatformContext, code: string, body: LogInAnswer & { userId: number }): void {
  const reply: Reply = { status: 200, body }
  context.receiver.on('authorizeOneTime', (call) => call.body['code'] === code, ifTrusted(context, reply))
}

/** A person opens the platform from the broker's client area. */
export async function logIn(context: PlatformContext, person: { userId: number }, told: LogInAnswer = {}, place: object = {}) {
  const { hooks, run } = context
  const code = run.token()
  admitCode(context, code, { userId: person.userId, ...told })
  const answer = await hooks['login']!({ code, ...place })
  const sessionId = answer.body['sessionId']
  assume(answer.status < 300 && typeof sessionId === 'string', 'a person logs in with an OT token')
  return { sessionId, code, answer }
}

/** The CRM hands out these OT tokens to a user's in-app actions, one after the other. */
export function grantInAppTokens(context: PlatformContext, { userId }: { userId: number }, tokens: string[]): void {
  const left = [...tokens]
  context.receiver.on(
    'generateOneTimeToken',
    (call) => call.body['userId'] === userId,
    ifTrusted(context, () => ({ status: 200, body: { token: left.shift() ?? 'no-more-tokens' } })),
  )
}

/** A query parameter whatever the letter case of its name. */
export function readInAnyCase({ query }: ReceivedCall, name: string): string | undefined {
  return [...query].find(([key]) => key.toLowerCase() === name.toLowerCase())?.[1]
}
