import type { Fault } from '../fault.ts'

export const b14IgnoresCreatedFrom: Fault = {
  id: 'b14-ignores-created-from',
  role: 'platform',
  title: 'createdFrom is read under another name',
  breaks: ['B14-5'],
  operations: {
    listUsers(input, world, honest) {
      const { createdFrom: _, ...query } = input.query
      return honest({ ...input, query }, world)
    },
  },
}
