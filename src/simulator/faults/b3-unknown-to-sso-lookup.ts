import type { Fault } from '../fault.ts'
import { remember } from '../fault-parts/memory.ts'

const firstEmails = remember<string>()

export const b3UnknownToSsoLookup: Fault = {
  id: 'b3-unknown-to-sso-lookup',
  role: 'platform',
  title: 'The table in which B4 looks keeps the old e-mail',
  breaks: ['B3-2', 'B3-3', 'USER-2'],
  operations: {
    changeEmail(input, world, honest) {
      const before = world.users.get(input.body.userId)
      const answer = honest(input, world)
      if (before && !firstEmails(world).has(before.userId)) firstEmails(world).set(before.userId, before.email)
      return answer
    },
    getSsoUserId(input, world, honest) {
      const { email } = input.query
      for (const [userId, first] of firstEmails(world)) if (first === email) return { status: 200, body: { userId: Number(userId) } }
      const answer = honest(input, world)
      const found = answer.status === 200 ? answer.body?.userId : undefined
      return found && firstEmails(world).has(found) ? { status: 200, body: {} } : answer
    },
  },
}
