import type { Fault } from '../fault.ts'

export const repFeeRecord: Fault = {
  id: 'rep-fee-record',
  role: 'platform',
  title: 'Every payment is followed by a record of its fee, which is 0',
  breaks: ['REP-56', 'REP-58'],
  operations: {
    changeBalance: (input, world, honest) => {
      const answer = honest(input, world)
      if (answer.status !== 200 || !answer.body) return answer
      const entry = world.balanceHistory.get(answer.body.balanceHistoryId!)!
      const fee = { ...entry, balanceHistoryId: world.nextId('balanceHistory'), delta: 0n }
      world.balanceHistory.set(fee.balanceHistoryId, fee)
      return answer
    },
  },
}
