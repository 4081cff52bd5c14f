import type { Fault } from '../fault.ts'

export const c1OpensAllBrokers: Fault = {
  id: 'c1-opens-all-brokers',
  role: 'adapter',
  title: 'brokerNames is ignored, and the token opens the accounts under all brokers',
  breaks: ['C1-6'],
  operations: {
    generateAdapterToken: (input, world, honest) =>
      honest({ ...input, body: { ...input.body, brokerNames: Array.from(world.brokers.keys()) } }, world),
  },
}
