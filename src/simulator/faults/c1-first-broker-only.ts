import type { Fault } from '../fault.ts'

export const c1FirstBrokerOnly: Fault = {
  id: 'c1-first-broker-only',
  role: 'adapter',
  title: 'Of the brokerNames only the first one goes into the token',
  breaks: ['C1-6'],
  operations: {
    generateAdapterToken: (input, world, honest) =>
      honest({ ...input, body: { ...input.body, brokerNames: input.body.brokerNames.slice(0, 1) } }, world),
  },
}
