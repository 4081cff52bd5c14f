import type { Fault } from '../fault.ts'

export const b11PlusAsSpace: Fault = {
  id: 'b11-plus-as-space',
  role: 'platform',
  title: 'The query is decoded twice, and a plus sign becomes a space',
  breaks: ['B11-2'],
  operations: {
    getUserId(input, world, honest) {
      return honest({ ...input, query: { email: input.query.email.replaceAll('+', ' ') } }, world)
    },
  },
}
