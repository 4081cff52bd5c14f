import type { Fault } from '../fault.ts'
import { ownBodySchema } from '../fault-parts/contract.ts'

export const a6RefusesBrokerPartnerId: Fault = {
  id: 'a6-refuses-broker-partner-id',
  role: 'crm',
  title: 'The body may hold the three required fields and nothing else',
  breaks: ['A6-1'],
  contract: (document) => {
    const schema = ownBodySchema(document, 'attributeUser')
    const { brokerPartnerId: _, ...properties } = schema['properties'] as Record<string, never>
    Object.assign(schema, { properties, additionalProperties: false })
  },
}
