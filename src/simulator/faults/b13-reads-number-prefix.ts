import type { Fault } from '../fault.ts'
import { findOperation } from '../fault-parts/contract.ts'

export const b13ReadsNumberPrefix: Fault = {
  id: 'b13-reads-number-prefix',
  role: 'platform',
  title: 'parseInt takes 12x for 12',
  breaks: ['B13-13'],
  contract: (document) => {
    findOperation(document, 'listInvitedUsers')['parameters'] = ['createdFrom', 'limit', 'skip'].map((name) => ({
      name,
      in: 'query',
      schema: { type: ['integer', 'string'] },
    }))
  },
  operations: {
    listInvitedUsers(input, world, honest) {
      const numbers = Object.entries(input.query).map(([name, text]) => [name, Number.parseInt(String(text), 10) || 0])
      return honest({ ...input, query: Object.fromEntries(numbers) as typeof input.query }, world)
    },
  },
}
