import type { Fault } from '../fault.ts'
import { makeOptional } from '../fault-parts/contract.ts'

export const b3CrmOptional: Fault = {
  id: 'b3-crm-optional',
  role: 'platform',
  title: 'A call without brokerCrmName counts for the CRM of the manager',
  breaks: ['B3-4'],
  contract: makeOptional('changeEmail', 'brokerCrmName'),
  operations: {
    changeEmail: (input, world, honest) =>
      honest({ ...input, body: { ...input.body, brokerCrmName: input.body.brokerCrmName ?? world.given.brokerCrmName } }, world),
  },
}
