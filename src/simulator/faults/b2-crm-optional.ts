import type { Fault } from '../fault.ts'

export const b2CrmOptional: Fault = {
  id: 'b2-crm-optional',
  role: 'platform',
  title: 'Only the user is needed, since ids are unique',
  breaks: ['B2-6'],
  operations: {
    acceptAgreement(input, world, honest) {
      const brokerCrmName = input.query.brokerCrmName ?? input.body?.brokerCrmName ?? world.given.brokerCrmName
      return honest({ ...input, query: { ...input.query, brokerCrmName } }, world)
    },
  },
}
