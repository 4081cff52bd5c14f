import type { Fault } from '../fault.ts'

export const b9FirstUserOnly: Fault = {
  id: 'b9-first-user-only',
  role: 'platform',
  title: 'The list of users is read like a single value',
  breaks: ['B9-3'],
  operations: {
    sendPush: (input, world, honest) =>
      honest({ ...input, body: { ...input.body, ...(input.body.users && { users: input.body.users.slice(0, 1) }) } }, world),
  },
}
