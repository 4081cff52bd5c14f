import type { Fault } from '../fault.ts'

export const a4StoresNothing: Fault = {
  id: 'a4-stores-nothing',
  role: 'crm',
  title: 'The token is made and never stored',
  breaks: ['A4-2'],
  operations: {
    generateOneTimeToken(input, world, honest) {
      const answer = honest(input, world)
      if (answer.status === 200) world.oneTimeTokens.delete(answer.body!.token)
      return answer
    },
  },
}
