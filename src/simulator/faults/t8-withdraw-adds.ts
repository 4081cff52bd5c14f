import type { Fault } from '../fault.ts'

export const t8WithdrawAdds: Fault = {
  id: 't8-withdraw-adds',
  role: 'platform',
  title: 'WITHDRAW forgets the sign',
  breaks: ['T8-5', 'T8-10'],
  operations: {
    changeBalance(input, world, honest) {
      return honest({ ...input, body: { ...input.body, type: input.body.type === 'WITHDRAW' ? 'DEPOSIT' : input.body.type } }, world)
    },
  },
}
