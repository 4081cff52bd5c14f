import type { Fault } from '../fault.ts'
import { alterCallBody } from '../fault-parts/call.ts'

export const a6SendsNewestBrokerPartnerId: Fault = {
  id: 'a6-sends-newest-broker-partner-id',
  role: 'platform',
  title: 'The id that the broker answered last is sent, whoever it belongs to',
  breaks: ['A6-10'],
  calls: alterCallBody('A6', (body, world) => {
    const newest = Array.from(world.brokerPartners.values()).at(-1)
    return { ...body, ...(newest && { brokerPartnerId: newest.brokerPartnerId }) }
  }),
}
