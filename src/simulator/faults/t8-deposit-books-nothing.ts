import type { Fault } from '../fault.ts'

export const t8DepositBooksNothing: Fault = {
  id: 't8-deposit-books-nothing',
  role: 'platform',
  title: 'Deposits wait for an approval that nobody gives',
  breaks: ['T8-4', 'T8-10', 'MONEY-4', 'T2-4', 'T2-5'],
  operations: {
    changeBalance(input, world, honest) {
      if (input.body.type === 'DEPOSIT') return { status: 200, body: { balanceHistoryId: world.nextId('balanceHistory') } }
      return honest(input, world)
    },
  },
}
