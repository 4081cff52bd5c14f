import type { Fault } from '../fault.ts'
import { remember } from '../fault-parts/memory.ts'

const missed = remember<true>()

export const b1MissedByCachedLookup: Fault = {
  id: 'b1-missed-by-cached-lookup',
  role: 'platform',
  title: 'A look-up that found nobody is cached, and creating the user does not clear the cache',
  breaks: ['B1-2'],
  operations: {
    getSsoUserId(input, world, honest) {
      if (missed(world).has(input.query.email)) return { status: 200, body: {} }
      const answer = honest(input, world)
      if (answer.status === 200 && answer.body?.userId === undefined) missed(world).set(input.query.email, true)
      return answer
    },
  },
}
