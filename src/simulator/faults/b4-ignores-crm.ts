import type { Fault } from '../fault.ts'
import { findUserByEmail } from '../people.ts'

export const b4IgnoresCrm: Fault = {
  id: 'b4-ignores-crm',
  role: 'platform',
  title: 'The e-mail alone decides',
  breaks: ['B4-4'],
  operations: {
    getSsoUserId(input, world, honest) {
      const user = findUserByEmail(world, input.query.email)
      return user ? { status: 200, body: { userId: user.userId } } : honest(input, world)
    },
  },
}
