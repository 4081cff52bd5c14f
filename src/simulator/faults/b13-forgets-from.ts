import type { Fault } from '../fault.ts'

export const b13ForgetsFrom: Fault = {
  id: 'b13-forgets-from',
  role: 'platform',
  title: 'createdFrom is ignored',
  breaks: ['B13-6'],
  operations: {
    listInvitedUsers(input, world, honest) {
      const { createdFrom: _, ...query } = input.query
      return honest({ ...input, query }, world)
    },
  },
}
