import { DAY } from '../../domain/timestamp.ts'
import type { Made } from '../courier.ts'
import type { World } from '../world.ts'
import { parseBody } from './read-crm-answer.ts'

const WEEK = 7 * DAY
const asked = new WeakMap<World, Promise<string>>()

/** The token that A1 is being asked for already, or asks for it: people who come at once wait for one and the same. */
export function heldToken(world: World, fetch: () => Promise<string>): Promise<string> {
  const pending = asked.get(world)
  if (pending) return pending
  const begun = fetch().finally(() => asked.delete(world))
  asked.set(world, begun)
  return begun
}

/**
 * Tells whether a refusal may be about the CRM token, so that a new one is worth a try: a 403 that names no other reason, and an
 * expiry when the token is a week old. In A4, a 403 without a code is about the in-app token if one was sent.
 */
export function isAboutCrmToken(world: World, { answer, exchange }: Made, token: string): boolean {
  if ('trouble' in answer) return false
  const code = codeOf(answer.body)
  if (answer.status === 410) return world.platformCrmToken === token && world.clock.now() - (world.platformCrmTokenSince ?? 0) >= WEEK
  if (answer.status !== 403) return false
  if (code !== undefined) return code === 'CH_CLIENT_AUTH_FAILURE'
  return !/[?&]inapptoken=/i.test(exchange.request.url)
}

/** The code of a refusal, however it is wrapped. */
function codeOf(bytes: Buffer): string | undefined {
  const parsed = parseBody(bytes)
  const text = 'body' in parsed ? JSON.stringify(parsed.body) : ''
  return /\b(CH|CID)_[A-Z_]+\b/.exec(text)?.[0]
}
