import type { Fault } from '../fault.ts'

export const c1BrokerByBeginning: Fault = {
  id: 'c1-broker-by-beginning',
  role: 'adapter',
  title: 'brokerNames are looked up by their beginning',
  breaks: ['C1-6'],
  operations: {
    generateAdapterToken: (input, world, honest) =>
      honest(
        {
          ...input,
          body: {
            ...input.body,
            brokerNames: Array.from(world.brokers.keys()).filter((name) =>
              input.body.brokerNames.some((wanted) => name.startsWith(wanted)),
            ),
          },
        },
        world,
      ),
  },
}
