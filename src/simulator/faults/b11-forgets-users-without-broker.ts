import { refuse } from '../../domain/refusal.ts'
import type { Fault } from '../fault.ts'
import { findUserByEmail } from '../people.ts'

export const b11ForgetsUsersWithoutBroker: Fault = {
  id: 'b11-forgets-users-without-broker',
  role: 'platform',
  title: 'The users are joined to their brokers, and those without one fall out',
  breaks: ['B11-1'],
  operations: {
    getUserId(input, world, honest) {
      const found = findUserByEmail(world, input.query.email)
      return found?.brokerCrmNames.length === 0 ? refuse('B11-5', undefined, 'query.email') : honest(input, world)
    },
  },
}
