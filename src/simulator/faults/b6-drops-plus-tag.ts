import type { Fault } from '../fault.ts'

export const b6DropsPlusTag: Fault = {
  id: 'b6-drops-plus-tag',
  role: 'platform',
  title: 'What follows a plus sign in an e-mail is taken for a tag and dropped',
  breaks: ['B6-2'],
  operations: {
    createUser: (input, world, honest) =>
      honest({ ...input, body: { ...input.body, email: input.body.email.replace(/\+[^@]*@/, '@') } }, world),
  },
}
