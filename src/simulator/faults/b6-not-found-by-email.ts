import { refuse } from '../../domain/refusal.ts'
import type { Fault } from '../fault.ts'
import { remember } from '../fault-parts/memory.ts'

const unindexed = remember<true>()

export const b6NotFoundByEmail: Fault = {
  id: 'b6-not-found-by-email',
  role: 'platform',
  title: 'Only users of a CRM get into the index by e-mail',
  breaks: ['B6-8'],
  operations: {
    createUser(input, world, honest) {
      const before = world.users.size
      const answer = honest(input, world)
      if (world.users.size > before && input.body.brokerName === undefined) unindexed(world).set(input.body.email, true)
      return answer
    },
    getUserId: (input, world, honest) =>
      unindexed(world).has(input.query.email) ? refuse('B11-5', undefined, 'query.email') : honest(input, world),
  },
}
