import type { Fault } from '../fault.ts'

export const c1AccountIdsAreLogins: Fault = {
  id: 'c1-account-ids-are-logins',
  role: 'adapter',
  title: 'uidTraderAccountIds is taken for numbers of accounts',
  breaks: ['C1-7'],
  operations: {
    generateAdapterToken(input, world, honest) {
      const { uidTraderAccountIds, ...body } = input.body
      if (!uidTraderAccountIds) return honest(input, world)
      const ids = uidTraderAccountIds.flatMap((login) => world.accountLinks.by('login', login).map((link) => link.uidTraderAccountId))
      return honest({ ...input, body: { ...body, uidTraderAccountIds: ids } }, world)
    },
  },
}
