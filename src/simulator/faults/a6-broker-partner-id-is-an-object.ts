import type { Fault } from '../fault.ts'
import { alterCallBody } from '../fault-parts/call.ts'

export const a6BrokerPartnerIdIsAnObject: Fault = {
  id: 'a6-broker-partner-id-is-an-object',
  role: 'platform',
  title: 'The partner is sent whole instead of by id',
  breaks: ['A6-10'],
  calls: alterCallBody('A6', ({ brokerPartnerId, ...body }) => ({
    ...body,
    ...(brokerPartnerId !== undefined && { brokerPartnerId: { id: brokerPartnerId } }),
  })),
}
