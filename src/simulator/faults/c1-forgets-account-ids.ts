import type { Fault } from '../fault.ts'

export const c1ForgetsAccountIds: Fault = {
  id: 'c1-forgets-account-ids',
  role: 'adapter',
  title: 'uidTraderAccountIds is ignored',
  breaks: ['C1-7'],
  operations: {
    generateAdapterToken(input, world, honest) {
      const { uidTraderAccountIds: _, ...body } = input.body
      return honest({ ...input, body }, world)
    },
  },
}
