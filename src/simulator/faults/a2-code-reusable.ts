import type { Fault } from '../fault.ts'

export const a2CodeReusable: Fault = {
  id: 'a2-code-reusable',
  role: 'crm',
  title: 'The token was found, and finding it is all that matters',
  breaks: ['A2-3'],
  operations: {
    authorizeOneTime(input, world, honest) {
      const unspent = world.oneTimeTokens.get(input.body.code)
      const answer = honest(input, world)
      if (unspent) world.oneTimeTokens.set(unspent.value, unspent)
      return answer
    },
  },
}
