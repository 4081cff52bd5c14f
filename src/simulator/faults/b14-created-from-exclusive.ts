import type { Fault } from '../fault.ts'

export const b14CreatedFromExclusive: Fault = {
  id: 'b14-created-from-exclusive',
  role: 'platform',
  title: 'createdFrom is compared with > instead of >=',
  breaks: ['B14-5'],
  operations: {
    listUsers(input, world, honest) {
      const { createdFrom } = input.query
      return honest({ ...input, query: { ...input.query, ...(createdFrom !== undefined && { createdFrom: createdFrom + 1 }) } }, world)
    },
  },
}
