import type { Fault } from '../fault.ts'
import { findUserByEmail } from '../people.ts'

export const b4UnknownIsMinusOneElsewhere: Fault = {
  id: 'b4-unknown-is-minus-one-elsewhere',
  role: 'platform',
  title: 'An e-mail of somebody in another CRM answers the id -1',
  breaks: ['B4-4'],
  operations: {
    getSsoUserId(input, world, honest) {
      const user = findUserByEmail(world, input.query.email)
      if (user && !user.brokerCrmNames.includes(input.query.brokerCrmName)) return { status: 200, body: { userId: -1 } }
      return honest(input, world)
    },
  },
}
