import { refuse } from '../../domain/refusal.ts'
import { act } from '../act.ts'
import type { WorldCall } from '../control/control-call.ts'
import { describeExchanges } from '../control/describe-exchange.ts'
import { CrmConversation } from '../outgoing/crm-conversation.ts'
import { tellTrouble } from './tell-trouble.ts'

/** K14: an application that kept an access token is opened again; the platform asks A3 whose it is. */
export const logInAgain: WorldCall<'logInAgain'> = async ({ simulator, courier }, world, { body }) => {
  if (body.brokerName !== undefined && !world.brokers.has(body.brokerName)) {
    return refuse('K14-8', `there is no broker "${body.brokerName}"`, 'brokerName')
  }
  const crm = new CrmConversation(courier, world)
  try {
    const identity = await crm.authorizeAccessToken(body.accessToken)
    const { sessionId } = await act(simulator, world, 'logInAgain', { ...body, identity })
    const exchanges = describeExchanges(simulator, crm.exchanges)
    return { status: 200, body: { sessionId, userId: identity.userId, accessToken: body.accessToken, exchanges } }
  } catch (error) {
    return tellTrouble(simulator, 'K14', error, crm.exchanges)
  }
}
