import type { Fault } from '../fault.ts'
import { ownParameters } from '../fault-parts/contract.ts'

export const b19IgnoresABadAccount: Fault = {
  id: 'b19-ignores-a-bad-account',
  role: 'platform',
  title: 'A uidTraderAccountId that cannot be read is left out, and the identifier of the user goes',
  breaks: ['B19-6'],
  contract: (document) => {
    const parameter = ownParameters(document, 'deleteReferral').find(({ name }) => name === 'uidTraderAccountId')!
    parameter['schema'] = { type: ['integer', 'string'] }
  },
  operations: {
    deleteReferral(input, world, honest) {
      const { uidTraderAccountId, ...query } = input.query
      return honest(
        {
          ...input,
          query: { ...query, uidTraderAccountId: Number.parseInt(String(uidTraderAccountId), 10) || undefined } as typeof input.query,
        },
        world,
      )
    },
  },
}
