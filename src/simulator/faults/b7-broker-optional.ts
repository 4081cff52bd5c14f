import type { Fault } from '../fault.ts'
import { makeOptional } from '../fault-parts/contract.ts'

export const b7BrokerOptional: Fault = {
  id: 'b7-broker-optional',
  role: 'platform',
  title: 'A call without brokerName counts for the broker of the account',
  breaks: ['B7-5'],
  contract: makeOptional('linkAccount', 'brokerName'),
  operations: {
    linkAccount(input, world, honest) {
      const known = world.traders.get(input.body.traderLogin)?.brokerName ?? ''
      return honest({ ...input, body: { ...input.body, brokerName: input.body.brokerName ?? known } }, world)
    },
  },
}
