import type { Fault } from '../fault.ts'

export const b14CreatedFromToTheSecond: Fault = {
  id: 'b14-created-from-to-the-second',
  role: 'platform',
  title: 'createdFrom is compared by whole seconds',
  breaks: ['B14-5'],
  operations: {
    listUsers(input, world, honest) {
      const { createdFrom } = input.query
      return honest(
        { ...input, query: { ...input.query, ...(createdFrom !== undefined && { createdFrom: Math.floor(createdFrom / 1000) * 1000 }) } },
        world,
      )
    },
  },
}
