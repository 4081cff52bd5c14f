import { refuse } from '../../domain/refusal.ts'
import type { Fault } from '../fault.ts'
import { remember } from '../fault-parts/memory.ts'
import { findUserByEmail } from '../people.ts'

const missed = remember<true>()

export const b6MissedByCachedLookup: Fault = {
  id: 'b6-missed-by-cached-lookup',
  role: 'platform',
  title: 'A look-up that found nobody is cached, and creating the user does not clear the cache',
  breaks: ['B6-8'],
  operations: {
    getUserId(input, world, honest) {
      const { email } = input.query
      if (!findUserByEmail(world, email)) missed(world).set(email, true)
      return missed(world).has(email) ? refuse('B11-5', undefined, 'query.email') : honest(input, world)
    },
  },
}
