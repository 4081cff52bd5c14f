import type { Fault } from '../fault.ts'
import { makeParameterOptional } from '../fault-parts/contract.ts'

export const b19CrmOptional: Fault = {
  id: 'b19-crm-optional',
  role: 'platform',
  title: 'Without brokerCrmName the identifier goes under every CRM',
  breaks: ['B19-6'],
  contract: makeParameterOptional('deleteReferral', 'brokerCrmName'),
  operations: {
    deleteReferral(input, world, honest) {
      const { brokerCrmName = world.given.brokerCrmName, ...ids } = input.query
      return honest({ ...input, query: { brokerCrmName, ...ids } }, world)
    },
  },
}
