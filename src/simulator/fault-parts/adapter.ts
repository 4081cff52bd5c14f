import type { JsonObject } from '../../contract/json.ts'
import type { AdapterGrant, AdapterSession, AdapterToken } from '../../domain/records.ts'
import { openAdapterToken, sealAdapterToken } from '../adapter-token.ts'
import type { Fault } from '../fault.ts'
import type { Answer } from '../operation.ts'
import { digest } from '../token-source.ts'
import type { World } from '../world.ts'

type AdapterOperation = 'generateAdapterToken' | 'revokeAdapterToken'

type LogOut = NonNullable<NonNullable<Fault['operations']>['revokeAdapterToken']>

type KeptToken = AdapterToken & { text?: string }

/** What C1 or C2 says is altered on its way out, whether it is a success or a failure. */
export function alterSaid(operation: AdapterOperation, alter: (said: JsonObject) => object): NonNullable<Fault['wire']> {
  return (answer) => {
    if (answer.operation !== operation || answer.body === undefined) return answer
    return { ...answer, body: JSON.stringify(alter(JSON.parse(answer.body) as JsonObject)) }
  }
}

/** A call that a row turns down is answered like a success. */
export function sayOkInstead(requirement: string): NonNullable<Fault['wire']> {
  return (answer) => {
    if (answer.headers['x-tripact-requirement'] !== requirement) return answer
    return { ...answer, status: 200, body: JSON.stringify({ s: 'ok' }) }
  }
}

/** C1 puts something else into the token that it has just issued. */
export function resealToken(
  answer: Answer<'generateAdapterToken'>,
  world: World,
  change: (grant: AdapterGrant) => AdapterGrant,
): Answer<'generateAdapterToken'> {
  const said = answer.body
  if (!said || !('d' in said)) return answer
  const honest = openAdapterToken(said.d, world.seed)
  if (typeof honest === 'string') return answer
  const grant = change(honest)
  const token = sealAdapterToken(grant, world.seed, world.nextId('adapterToken'))
  const tokenId = digest(token)
  world.adapterTokens.set(tokenId, { ...grant, tokenId, revokedUntil: null })
  return { ...answer, body: { s: 'ok', d: token } } as Answer<'generateAdapterToken'>
}

/** The adapter recalls a revoked token for another while than the rest of its life; null: not at all. */
export function recallUntil(until: (world: World) => number | null): LogOut {
  return (input, world, honest) => {
    const answer = honest(input, world)
    const tokenId = digest(input.caller.bearer ?? '')
    const revoked = world.adapterTokens.get(tokenId)
    if (revoked) world.adapterTokens.set(tokenId, { ...revoked, revokedUntil: until(world) })
    return answer
  }
}

/** A session of the token that is logged out. */
export interface EndedSession {
  before: AdapterSession
  ended: AdapterSession
  isLast: boolean
}

/** C2 makes something else of the token's sessions. */
export function endSessionsBy(end: (session: EndedSession, world: World) => AdapterSession): LogOut {
  return (input, world, honest) => {
    const sessions = world.adapterSessions.by('tokenId', digest(input.caller.bearer ?? ''))
    const answer = honest(input, world)
    for (const before of sessions) {
      const ended = world.adapterSessions.get(before.sessionId)!
      world.adapterSessions.set(before.sessionId, end({ before, ended, isLast: before === sessions.at(-1) }, world))
    }
    return answer
  }
}

/** C1 keeps the tokens themselves, and not only digests of them. */
export const keepTokenText: NonNullable<NonNullable<Fault['operations']>['generateAdapterToken']> = (input, world, honest) => {
  const answer = honest(input, world)
  const text = answer.body && 'd' in answer.body ? answer.body.d : ''
  const token: KeptToken | undefined = world.adapterTokens.get(digest(text))
  if (token) {
    const kept: KeptToken = { ...token, text }
    world.adapterTokens.set(token.tokenId, kept)
  }
  return answer
}

/** The tokens that were kept. */
export function textsOfTokens(world: World): string[] {
  return Array.from(world.adapterTokens.values(), (token: KeptToken) => token.text ?? []).flat()
}
