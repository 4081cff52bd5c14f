import type { Fault } from '../fault.ts'
import { makeOptional } from '../fault-parts/contract.ts'

export const c1BrokersOptional: Fault = {
  id: 'c1-brokers-optional',
  role: 'adapter',
  title: 'Without brokerNames all brokers are meant',
  breaks: ['C1-5'],
  contract: makeOptional('generateAdapterToken', 'brokerNames'),
  operations: {
    generateAdapterToken: (input, world, honest) =>
      honest({ ...input, body: { ...{ brokerNames: Array.from(world.brokers.keys()) }, ...input.body } }, world),
  },
}
