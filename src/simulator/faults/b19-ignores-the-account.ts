import type { Fault } from '../fault.ts'

export const b19IgnoresTheAccount: Fault = {
  id: 'b19-ignores-the-account',
  role: 'platform',
  title: 'uidTraderAccountId is not read',
  breaks: ['B19-4', 'B19-5'],
  operations: {
    deleteReferral(input, world, honest) {
      const { uidTraderAccountId: _, ...query } = input.query
      return honest({ ...input, query }, world)
    },
  },
}
