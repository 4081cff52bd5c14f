import type { Fault } from '../fault.ts'
import { redefineField } from '../fault-parts/contract.ts'

export const b12ReadsTextAsNumber: Fault = {
  id: 'b12-reads-text-as-number',
  role: 'platform',
  title: 'The text "10" is as good as 10',
  breaks: ['B12-22'],
  contract: redefineField('listLinkedAccounts', 'limit', { type: ['integer', 'string'] }),
  operations: {
    listLinkedAccounts({ body: { limit, ...body }, ...input }, world, honest) {
      return honest({ ...input, body: limit === undefined ? body : { ...body, limit: Number(limit) } }, world)
    },
  },
}
