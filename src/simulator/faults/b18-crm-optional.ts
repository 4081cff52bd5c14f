import type { Fault } from '../fault.ts'
import { makeParameterOptional } from '../fault-parts/contract.ts'

export const b18CrmOptional: Fault = {
  id: 'b18-crm-optional',
  role: 'platform',
  title: 'brokerCrmName is that of the manager by default',
  breaks: ['B18-4'],
  contract: makeParameterOptional('getReferral', 'brokerCrmName'),
  operations: {
    getReferral: (input, world, honest) =>
      honest({ ...input, query: { ...input.query, brokerCrmName: input.query.brokerCrmName ?? world.given.brokerCrmName } }, world),
  },
}
