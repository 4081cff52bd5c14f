import type { Fault } from '../fault.ts'
import { describeUser } from '../people.ts'

export const b6KnownTellsRecord: Fault = {
  id: 'b6-known-tells-record',
  role: 'platform',
  title: 'A known user is told with the whole record',
  breaks: ['B6-6'],
  operations: {
    createUser(input, world, honest) {
      const answer = honest(input, world)
      const user = answer.status === 200 && answer.body && world.users.get(answer.body.userId)
      return user ? { status: 200, body: describeUser(world, user) } : answer
    },
  },
}
