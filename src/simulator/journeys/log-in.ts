import { refuse } from '../../domain/refusal.ts'
import { act } from '../act.ts'
import type { WorldCall } from '../control/control-call.ts'
import { describeExchanges } from '../control/describe-exchange.ts'
import { CrmConversation } from '../outgoing/crm-conversation.ts'
import { fetchTokenEarly } from './page-token.ts'
import { tellTrouble } from './tell-trouble.ts'

/** K13: a person opens an application with an OT token; the platform asks A2 whose it is. */
export const logInToApp: WorldCall<'logInToApp'> = async ({ simulator, courier }, world, { body }) => {
  if (body.brokerName !== undefined && !world.brokers.has(body.brokerName)) {
    return refuse('K13-8', `there is no broker "${body.brokerName}"`, 'brokerName')
  }
  const crm = new CrmConversation(courier, world)
  try {
    const identity = await crm.authorizeOneTime(body.code)
    const { sessionId } = await act(simulator, world, 'logInToApp', { ...body, identity })
    await fetchTokenEarly(world, sessionId, crm)
    const { userId, accessToken } = identity
    const exchanges = describeExchanges(simulator, crm.exchanges)
    return { status: 200, body: { sessionId, userId, ...(accessToken !== undefined && { accessToken }), exchanges } }
  } catch (error) {
    return tellTrouble(simulator, 'K13', error, crm.exchanges)
  }
}
