import type { Fault } from '../fault.ts'
import { makeOptional } from '../fault-parts/contract.ts'

export const b9BrokerOptional: Fault = {
  id: 'b9-broker-optional',
  role: 'platform',
  title: 'Without a brokerName the broker of the manager is meant',
  breaks: ['B9-10'],
  contract: makeOptional('sendPush', 'brokerName'),
  operations: {
    sendPush(input, world, honest) {
      return honest({ ...input, body: { ...{ brokerName: world.given.brokerName }, ...input.body } }, world)
    },
  },
}
