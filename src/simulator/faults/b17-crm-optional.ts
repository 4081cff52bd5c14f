import type { Fault } from '../fault.ts'
import { makeOptional } from '../fault-parts/contract.ts'
import type { PartnerWish } from '../fault-parts/identity.ts'

export const b17CrmOptional: Fault = {
  id: 'b17-crm-optional',
  role: 'platform',
  title: 'brokerCrmName is that of the manager by default',
  breaks: ['B17-6'],
  contract: makeOptional('setReferral', 'brokerCrmName'),
  operations: {
    setReferral: (input, world, honest) =>
      honest({ ...input, body: { ...{ brokerCrmName: world.given.brokerCrmName }, ...(input.body as PartnerWish) } }, world),
  },
}
