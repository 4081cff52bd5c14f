import type { Fault } from '../fault.ts'
import { remember } from '../fault-parts/memory.ts'

const cached = remember<number>()

export const b3OldAddressStaysCached: Fault = {
  id: 'b3-old-address-stays-cached',
  role: 'platform',
  title: 'An e-mail that was looked up once leads to the same user for ever',
  breaks: ['B3-3'],
  operations: {
    getUserId(input, world, honest) {
      const userId = cached(world).get(input.query.email)
      if (userId !== undefined) return { status: 200, body: { userId } }
      const answer = honest(input, world)
      if (answer.status === 200 && answer.body?.userId) cached(world).set(input.query.email, answer.body.userId)
      return answer
    },
  },
}
