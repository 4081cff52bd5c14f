import type { Fault } from '../fault.ts'
import { makeOptional } from '../fault-parts/contract.ts'

export const b15BrokerNamesOptional: Fault = {
  id: 'b15-broker-names-optional',
  role: 'platform',
  title: 'Without brokerNames a code opens everything',
  breaks: ['B15-7'],
  contract: makeOptional('issueSsoCode', 'brokerNames'),
  operations: {
    issueSsoCode: (input, world, honest) =>
      honest({ ...input, body: { brokerNames: input.body.brokerNames ?? Array.from(world.brokers.keys()) } }, world),
  },
}
