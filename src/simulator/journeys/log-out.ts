import { ActionRefused, act } from '../act.ts'
import type { WorldCall } from '../control/control-call.ts'
import { describeExchanges } from '../control/describe-exchange.ts'
import { CrmConversation } from '../outgoing/crm-conversation.ts'
import { tellTrouble } from './tell-trouble.ts'

/** K18: a person logs out. The session ends whatever the CRM says; A5 tells it when there is an access token to tell. */
export const logOutOfApp: WorldCall<'logOutOfApp'> = async ({ simulator, courier }, world, { path }) => {
  const crm = new CrmConversation(courier, world)
  try {
    const { userId, accessToken } = await act(simulator, world, 'logOutOfApp', { sessionId: path.sessionId })
    if (accessToken === null || world.faults.habits.skipCrmLogout) {
      return { status: 200, body: { crmLogout: 'not-called', exchanges: [] } }
    }
    await crm.logOut({ userId, accessToken })
    return { status: 200, body: { crmLogout: 'called', exchanges: describeExchanges(simulator, crm.exchanges) } }
  } catch (error) {
    if (error instanceof ActionRefused) return error.answer
    return tellTrouble(simulator, 'K18', error, crm.exchanges)
  }
}
