import type { Fault } from '../fault.ts'
import { ownBodySchema } from '../fault-parts/contract.ts'

export const a6DemandsBrokerPartnerId: Fault = {
  id: 'a6-demands-broker-partner-id',
  role: 'crm',
  title: 'All fields of the body are required',
  breaks: ['A6-1'],
  contract: (document) => {
    const schema = ownBodySchema(document, 'attributeUser')
    schema['required'] = [...(schema['required'] as string[]), 'brokerPartnerId']
  },
}
