import type { Fault } from '../fault.ts'
import { parametersOf } from '../fault-parts/contract.ts'

export const b5CrmOptional: Fault = {
  id: 'b5-crm-optional',
  role: 'platform',
  title: 'A call without brokerCrmName counts for the CRM of the manager',
  breaks: ['B5-4'],
  contract: (document) => {
    for (const parameter of parametersOf(document, 'logOutUser')) if (parameter['name'] === 'brokerCrmName') parameter['required'] = false
  },
  operations: {
    logOutUser: (input, world, honest) =>
      honest({ ...input, query: { ...input.query, brokerCrmName: input.query.brokerCrmName ?? world.given.brokerCrmName } }, world),
  },
}
