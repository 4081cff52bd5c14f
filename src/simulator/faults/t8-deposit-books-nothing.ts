import type { Fault } from '../fault.ts'

export const t8DepositBooksNothing: Fault = {
  id: 't8-deposit-books-nothing',
  role: 'platform',
  title: 'Deposits wait for an approval that nobody gives',
  breaks: ['T8-4', 'T8-10', 'MONEY-4', 'T2-4', 'T2-5'],
  operations: {
    changeBalance(input, world, honest) {
      const before = world.traders.get(input.path.login)
      const answer = honest(input, world)
      if (before && answer.status === 200 && input.body.type === 'DEPOSIT') world.traders.set(before.login, before)
      return answer
    },
  },
}
