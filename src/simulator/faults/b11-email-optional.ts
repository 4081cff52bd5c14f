import type { Fault } from '../fault.ts'
import { findOperation } from '../fault-parts/contract.ts'

export const b11EmailOptional: Fault = {
  id: 'b11-email-optional',
  role: 'platform',
  title: 'Without an email the search has no condition, and finds the first user',
  breaks: ['B11-3'],
  contract: (document) => {
    findOperation(document, 'getUserId')['parameters'] = [{ name: 'email', in: 'query', schema: { type: 'string' } }]
  },
  operations: {
    getUserId(input, world, honest) {
      if (input.query.email !== undefined) return honest(input, world)
      return { status: 200, body: { userId: world.given.userId } }
    },
  },
}
