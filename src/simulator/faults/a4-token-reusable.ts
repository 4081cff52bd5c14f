import type { Fault } from '../fault.ts'

export const a4TokenReusable: Fault = {
  id: 'a4-token-reusable',
  role: 'crm',
  title: 'Tokens for pages may be used until they expire, in case the page is loaded again',
  breaks: ['A2-3'],
  operations: {
    generateOneTimeToken(input, world, honest) {
      const answer = honest(input, world)
      if (answer.status === 200) world.nextId(`fault-page:${answer.body!.token}`)
      return answer
    },
    authorizeOneTime(input, world, honest) {
      const unspent = world.oneTimeTokens.get(input.body.code)
      const answer = honest(input, world)
      if (unspent && world.counters().has(`fault-page:${unspent.value}`)) world.oneTimeTokens.set(unspent.value, unspent)
      return answer
    },
  },
}
