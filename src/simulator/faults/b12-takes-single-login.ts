import type { Fault } from '../fault.ts'
import { redefineField } from '../fault-parts/contract.ts'

export const b12TakesSingleLogin: Fault = {
  id: 'b12-takes-single-login',
  role: 'platform',
  title: 'A number alone is taken for a list of one',
  breaks: ['B12-22'],
  contract: redefineField('listLinkedAccounts', 'traderLogins', { type: ['array', 'integer'], items: { type: 'integer' } }),
  operations: {
    listLinkedAccounts({ body: { traderLogins, ...body }, ...input }, world, honest) {
      return honest({ ...input, body: traderLogins === undefined ? body : { ...body, traderLogins: [traderLogins].flat() } }, world)
    },
  },
}
