import type { Fault } from '../fault.ts'

export const t8DepositRaisesBonus: Fault = {
  id: 't8-deposit-raises-bonus',
  role: 'platform',
  title: 'A deposit gives a bonus of the same amount',
  breaks: ['T8-9'],
  operations: {
    changeBalance(input, world, honest) {
      const answer = honest(input, world)
      if (input.body.type === 'DEPOSIT') honest({ ...input, body: { ...input.body, type: 'DEPOSIT_NONWITHDRAWABLE_BONUS' } }, world)
      return answer
    },
  },
}
