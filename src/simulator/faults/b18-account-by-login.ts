import type { Fault } from '../fault.ts'

export const b18AccountByLogin: Fault = {
  id: 'b18-account-by-login',
  role: 'platform',
  title: 'uidTraderAccountId is taken for the login',
  breaks: ['B18-3', 'B17-3'],
  operations: {
    getReferral(input, world, honest) {
      const { uidTraderAccountId, ...query } = input.query
      if (uidTraderAccountId === undefined) return honest(input, world)
      const link = world.accountLinks.by('login', uidTraderAccountId)[0]
      return honest({ ...input, query: { ...query, uidTraderAccountId: link?.uidTraderAccountId ?? 0 } }, world)
    },
  },
}
