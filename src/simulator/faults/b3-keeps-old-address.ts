import type { Fault } from '../fault.ts'
import { remember } from '../fault-parts/memory.ts'

const former = remember<number>()

export const b3KeepsOldAddress: Fault = {
  id: 'b3-keeps-old-address',
  role: 'platform',
  title: 'The new e-mail is added, and the old one keeps leading to the user',
  breaks: ['B3-3'],
  operations: {
    changeEmail(input, world, honest) {
      const before = world.users.get(input.body.userId)
      const answer = honest(input, world)
      if (before) former(world).set(before.email, before.userId)
      return answer
    },
    getUserId(input, world, honest) {
      const userId = former(world).get(input.query.email)
      return userId === undefined ? honest(input, world) : { status: 200, body: { userId } }
    },
    getSsoUserId(input, world, honest) {
      const userId = former(world).get(input.query.email)
      return userId === undefined ? honest(input, world) : { status: 200, body: { userId } }
    },
  },
}
