import type { Fault } from '../fault.ts'

export const b11CutsPlusTag: Fault = {
  id: 'b11-cuts-plus-tag',
  role: 'platform',
  title: 'What follows a plus sign is cut off, since it all goes to the same mailbox',
  breaks: ['B11-2'],
  operations: {
    getUserId(input, world, honest) {
      return honest({ ...input, query: { email: input.query.email.replace(/\+[^@]*/, '') } }, world)
    },
  },
}
