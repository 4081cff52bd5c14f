import type { Fault } from '../fault.ts'

export const b1DropsPlusTag: Fault = {
  id: 'b1-drops-plus-tag',
  role: 'platform',
  title: 'What follows a plus sign in an e-mail is taken for a tag and dropped',
  breaks: ['B4-5'],
  operations: {
    createSsoUser: (input, world, honest) =>
      honest({ ...input, body: { ...input.body, email: input.body.email.replace(/\+[^@]*@/, '@') } }, world),
  },
}
