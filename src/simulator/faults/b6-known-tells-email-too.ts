import type { Fault } from '../fault.ts'
import { alterAnswer } from '../fault-parts/answer.ts'
import { remember } from '../fault-parts/memory.ts'

const emails = remember<string>()

export const b6KnownTellsEmailToo: Fault = {
  id: 'b6-known-tells-email-too',
  role: 'platform',
  title: 'A known user is told with the e-mail that was asked for',
  breaks: ['B6-6'],
  operations: {
    createUser(input, world, honest) {
      const answer = honest(input, world)
      if (answer.status === 200 && answer.body) emails(world).set(answer.body.userId, input.body.email)
      return answer
    },
  },
  wire: (answer, world) =>
    alterAnswer('createUser', (body) => ('status' in body ? body : { ...body, email: emails(world).get(Number(body['userId'])) }))(
      answer,
      world,
    ),
}
