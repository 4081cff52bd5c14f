import type { AppSession } from '../../domain/records.ts'
import { findOpenSession } from '../app-sessions.ts'
import type { WorldCall } from '../control/control-call.ts'
import { describeExchanges } from '../control/describe-exchange.ts'
import { CrmConversation } from '../outgoing/crm-conversation.ts'
import type { World } from '../world.ts'
import { tellTrouble } from './tell-trouble.ts'

/** K17: a person opens a page of the client area inside the application; the platform asks A4 for a token right before. */
export const openInAppPage: WorldCall<'openInAppPage'> = async ({ simulator, courier }, world, { path, body }) => {
  const session = findOpenSession(world, path.sessionId, { absent: 'K17-7', closed: 'K17-8' })
  const crm = new CrmConversation(courier, world)
  try {
    const token = await tokenFor(world, session, crm)
    const url = body?.url === undefined ? undefined : addToken(body.url, token)
    return { status: 200, body: { token, ...(url !== undefined && { url }), exchanges: describeExchanges(simulator, crm.exchanges) } }
  } catch (error) {
    return tellTrouble(simulator, 'K17', error, crm.exchanges)
  }
}

/** Tokens that a platform with a bad habit keeps for the next page. */
const cached = new WeakMap<World, Map<string, string>>()

async function tokenFor(world: World, { sessionId, userId, inappToken }: AppSession, crm: CrmConversation): Promise<string> {
  const { cacheInAppToken, forgetInappToken } = world.faults.habits
  const kept = cacheInAppToken ? cached.get(world)?.get(sessionId) : undefined
  if (kept !== undefined) return kept
  const token = await crm.generateOneTimeToken({ userId, inappToken: forgetInappToken ? null : inappToken })
  if (cacheInAppToken) cached.set(world, (cached.get(world) ?? new Map()).set(sessionId, token))
  return token
}

function addToken(page: string, token: string): string {
  const url = new URL(page)
  url.searchParams.set('token', token)
  return url.href
}
