import type { Fault } from '../fault.ts'

export const t8UnknownLoginSucceeds: Fault = {
  id: 't8-unknown-login-succeeds',
  role: 'platform',
  title: 'A payment to no account is booked to nothing',
  breaks: ['T8-26', 'T7-3'],
  operations: {
    changeBalance(input, world, honest) {
      if (!world.traders.has(input.path.login)) return { status: 200, body: { balanceHistoryId: world.nextId('balanceHistory') } }
      return honest(input, world)
    },
  },
}
