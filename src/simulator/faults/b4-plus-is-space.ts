import type { Fault } from '../fault.ts'

export const b4PlusIsSpace: Fault = {
  id: 'b4-plus-is-space',
  role: 'platform',
  title: 'The query is decoded once more, as a form',
  breaks: ['B4-5'],
  operations: {
    getSsoUserId: (input, world, honest) =>
      honest({ ...input, query: { ...input.query, email: input.query.email.replaceAll('+', ' ') } }, world),
  },
}
