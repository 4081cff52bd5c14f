import type { Fault } from '../fault.ts'

export const t8BonusGoesToBalance: Fault = {
  id: 't8-bonus-goes-to-balance',
  role: 'platform',
  title: 'The bonus is booked to the balance',
  breaks: ['T8-6', 'T8-7', 'T8-8'],
  operations: {
    changeBalance(input, world, honest) {
      const type = input.body.type.replace('_NONWITHDRAWABLE_BONUS', '') as 'DEPOSIT' | 'WITHDRAW'
      return honest({ ...input, body: { ...input.body, type } }, world)
    },
  },
}
