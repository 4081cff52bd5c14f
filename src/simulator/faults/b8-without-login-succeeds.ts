import type { Fault } from '../fault.ts'
import { makeOptional } from '../fault-parts/contract.ts'

export const b8WithoutLoginSucceeds: Fault = {
  id: 'b8-without-login-succeeds',
  role: 'platform',
  title: 'Without a login no row is updated, which is no failure',
  breaks: ['B8-6'],
  contract: makeOptional('changeLinkedAccount', 'traderLogin'),
  operations: {
    changeLinkedAccount: (input, world, honest) => (input.body.traderLogin === undefined ? { status: 200 } : honest(input, world)),
  },
}
