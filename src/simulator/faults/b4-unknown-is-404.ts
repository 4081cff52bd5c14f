import { refuse } from '../../domain/refusal.ts'
import type { Fault } from '../fault.ts'
import { findUserByEmail } from '../people.ts'

export const b4UnknownIs404: Fault = {
  id: 'b4-unknown-is-404',
  role: 'platform',
  title: 'Finding nobody is a failure',
  breaks: ['B4-2'],
  operations: {
    getSsoUserId(input, world, honest) {
      if (!findUserByEmail(world, input.query.email)) return refuse('B11-5', undefined, 'query.email')
      return honest(input, world)
    },
  },
}
