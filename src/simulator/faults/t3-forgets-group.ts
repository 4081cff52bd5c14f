import type { Fault } from '../fault.ts'

export const t3ForgetsGroup: Fault = {
  id: 't3-forgets-group',
  role: 'platform',
  title: 'groupId is ignored',
  breaks: ['T3-12'],
  operations: {
    listTraders(input, world, honest) {
      const { groupId: _, ...query } = input.query
      return honest({ ...input, query }, world)
    },
  },
}
