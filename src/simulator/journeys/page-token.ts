import type { AppSession } from '../../domain/records.ts'
import type { CrmConversation } from '../outgoing/crm-conversation.ts'
import type { World } from '../world.ts'

/** Tokens that a platform with a bad habit has asked for already, by session. */
const kept = new WeakMap<World, Map<string, string>>()

/** A4: a token for the page that a person opens now. */
export async function tokenForPage(world: World, session: AppSession, crm: CrmConversation): Promise<string> {
  const { cacheInAppToken, forgetInappToken } = world.faults.habits
  const { sessionId, userId, inappToken } = session
  const early = takeKept(world, sessionId)
  if (early !== undefined) return early
  const token = await crm.generateOneTimeToken({ userId, inappToken: forgetInappToken ? null : inappToken })
  if (cacheInAppToken) keep(world, sessionId, token)
  return token
}

/** A platform with a bad habit asks for the first page's token at the log-in. */
export async function fetchTokenEarly(world: World, sessionId: string, crm: CrmConversation): Promise<void> {
  const session = world.appSessions.get(sessionId)
  if (!world.faults.habits.fetchInAppTokenEarly || !session) return
  keep(world, sessionId, await crm.generateOneTimeToken(session))
}

function keep(world: World, sessionId: string, token: string): void {
  kept.set(world, (kept.get(world) ?? new Map()).set(sessionId, token))
}

/** The token that was kept: for one page, or for all of them. */
function takeKept(world: World, sessionId: string): string | undefined {
  const tokens = kept.get(world)
  const token = tokens?.get(sessionId)
  if (!world.faults.habits.cacheInAppToken) tokens?.delete(sessionId)
  return token
}
