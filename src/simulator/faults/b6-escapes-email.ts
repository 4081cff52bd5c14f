import type { Fault } from '../fault.ts'

export const b6EscapesEmail: Fault = {
  id: 'b6-escapes-email',
  role: 'platform',
  title: 'The e-mail is escaped for a page before it is stored',
  breaks: ['B6-2'],
  operations: {
    createUser: (input, world, honest) =>
      honest({ ...input, body: { ...input.body, email: input.body.email.replaceAll("'", '&#39;') } }, world),
  },
}
