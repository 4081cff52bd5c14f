import type { Fault } from '../fault.ts'

export const b7TellsLogin: Fault = {
  id: 'b7-tells-login',
  role: 'platform',
  title: 'The login is told in place of the id of the link',
  breaks: ['B7-4'],
  operations: {
    linkAccount(input, world, honest) {
      const answer = honest(input, world)
      if (answer.status !== 200 || !answer.body) return answer
      return { ...answer, body: { uidTraderAccountId: input.body.traderLogin } }
    },
  },
}
