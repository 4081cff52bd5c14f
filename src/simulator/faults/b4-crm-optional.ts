import type { Fault } from '../fault.ts'
import { parametersOf } from '../fault-parts/contract.ts'

export const b4CrmOptional: Fault = {
  id: 'b4-crm-optional',
  role: 'platform',
  title: 'A call without brokerCrmName counts for the CRM of the manager',
  breaks: ['B4-6'],
  contract: (document) => {
    for (const parameter of parametersOf(document, 'getSsoUserId')) if (parameter['name'] === 'brokerCrmName') parameter['required'] = false
  },
  operations: {
    getSsoUserId: (input, world, honest) =>
      honest({ ...input, query: { ...input.query, brokerCrmName: input.query.brokerCrmName ?? world.given.brokerCrmName } }, world),
  },
}
