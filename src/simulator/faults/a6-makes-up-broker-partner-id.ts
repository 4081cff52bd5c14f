import type { Fault } from '../fault.ts'
import { alterCallBody } from '../fault-parts/call.ts'

export const a6MakesUpBrokerPartnerId: Fault = {
  id: 'a6-makes-up-broker-partner-id',
  role: 'platform',
  title: "The partner's userId serves as its id at the broker until there is another one",
  breaks: ['A6-10'],
  calls: alterCallBody('A6', (body) => ({ ...body, brokerPartnerId: body['brokerPartnerId'] ?? String(body['partnerUserId']) })),
}
