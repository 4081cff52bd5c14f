import { findOpenSession } from '../app-sessions.ts'
import type { WorldCall } from '../control/control-call.ts'
import { describeExchanges } from '../control/describe-exchange.ts'
import { CrmConversation } from '../outgoing/crm-conversation.ts'
import { tokenForPage } from './page-token.ts'
import { tellTrouble } from './tell-trouble.ts'

/** K17: a person opens a page of the client area inside the application; the platform asks A4 for a token right before. */
export const openInAppPage: WorldCall<'openInAppPage'> = async ({ simulator, courier }, world, { path, body }) => {
  const session = findOpenSession(world, path.sessionId, { absent: 'K17-7', closed: 'K17-8' })
  const crm = new CrmConversation(courier, world)
  try {
    const token = await tokenForPage(world, session, crm)
    const url = body?.url === undefined ? undefined : addToken(body.url, token)
    return { status: 200, body: { token, ...(url !== undefined && { url }), exchanges: describeExchanges(simulator, crm.exchanges) } }
  } catch (error) {
    return tellTrouble(simulator, 'K17', error, crm.exchanges)
  }
}

function addToken(page: string, token: string): string {
  const url = new URL(page)
  url.searchParams.set('token', token)
  return url.href
}
