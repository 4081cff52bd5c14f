import type { Fault } from '../fault.ts'

export const b9ForgetsUsers: Fault = {
  id: 'b9-forgets-users',
  role: 'platform',
  title: 'The list of users never reaches the query',
  breaks: ['B9-3'],
  operations: {
    sendPush(input, world, honest) {
      const { users: _, ...body } = input.body
      return honest({ ...input, body }, world)
    },
  },
}
