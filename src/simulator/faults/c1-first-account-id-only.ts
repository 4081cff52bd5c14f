import type { Fault } from '../fault.ts'

export const c1FirstAccountIdOnly: Fault = {
  id: 'c1-first-account-id-only',
  role: 'adapter',
  title: 'Of the uidTraderAccountIds only the first one goes into the token',
  breaks: ['C1-7'],
  operations: {
    generateAdapterToken: (input, world, honest) =>
      honest(
        {
          ...input,
          body: {
            ...input.body,
            ...(input.body.uidTraderAccountIds && { uidTraderAccountIds: input.body.uidTraderAccountIds.slice(0, 1) }),
          },
        },
        world,
      ),
  },
}
