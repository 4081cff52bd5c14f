import type { Fault } from '../fault.ts'

export const t8BonusWithdrawalIgnored: Fault = {
  id: 't8-bonus-withdrawal-ignored',
  role: 'platform',
  title: 'Bonus can be given and never taken back',
  breaks: ['T8-7'],
  operations: {
    changeBalance(input, world, honest) {
      if (input.body.type === 'WITHDRAW_NONWITHDRAWABLE_BONUS')
        return { status: 200, body: { balanceHistoryId: world.nextId('balanceHistory') } }
      return honest(input, world)
    },
  },
}
