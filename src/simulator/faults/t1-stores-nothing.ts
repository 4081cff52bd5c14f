import type { Fault } from '../fault.ts'

export const t1StoresNothing: Fault = {
  id: 't1-stores-nothing',
  role: 'platform',
  title: 'The account is answered but not stored',
  breaks: ['T1-7', 'T1-10', 'T1-9'],
  operations: {
    createTrader(input, world, honest) {
      const answer = honest(input, world)
      if (answer.status === 201) world.traders.delete(answer.body!.login)
      return answer
    },
  },
}
