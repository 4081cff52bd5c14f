import type { Fault } from '../fault.ts'
import { makeOptional } from '../fault-parts/contract.ts'

export const b1CrmOptional: Fault = {
  id: 'b1-crm-optional',
  role: 'platform',
  title: 'A call without brokerCrmName counts for the CRM of the manager',
  breaks: ['B1-4'],
  contract: makeOptional('createSsoUser', 'brokerCrmName'),
  operations: {
    createSsoUser: (input, world, honest) =>
      honest({ ...input, body: { ...input.body, brokerCrmName: input.body.brokerCrmName ?? world.given.brokerCrmName } }, world),
  },
}
