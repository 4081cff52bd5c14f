import type { Fault } from '../fault.ts'

export const t8BonusAndBalance: Fault = {
  id: 't8-bonus-and-balance',
  role: 'platform',
  title: 'The bonus is booked to the balance as well',
  breaks: ['T8-8'],
  operations: {
    changeBalance(input, world, honest) {
      const answer = honest(input, world)
      if (input.body.type === 'DEPOSIT_NONWITHDRAWABLE_BONUS') honest({ ...input, body: { ...input.body, type: 'DEPOSIT' } }, world)
      return answer
    },
  },
}
