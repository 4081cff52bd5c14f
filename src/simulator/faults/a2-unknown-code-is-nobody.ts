import type { Fault } from '../fault.ts'

export const a2UnknownCodeIsNobody: Fault = {
  id: 'a2-unknown-code-is-nobody',
  role: 'crm',
  title: 'Where no user is found, the answer holds an empty one',
  breaks: ['A2-2'],
  operations: {
    authorizeOneTime: (input, world, honest) =>
      world.oneTimeTokens.has(input.body.code) ? honest(input, world) : { status: 200, body: { userId: 0 } },
  },
}
