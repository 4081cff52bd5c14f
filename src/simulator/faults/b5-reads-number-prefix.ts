import type { Fault } from '../fault.ts'
import { parametersOf } from '../fault-parts/contract.ts'

export const b5ReadsNumberPrefix: Fault = {
  id: 'b5-reads-number-prefix',
  role: 'platform',
  title: 'parseInt takes 12x for 12',
  breaks: ['B5-4'],
  contract: (document) => {
    for (const parameter of parametersOf(document, 'logOutUser'))
      if (parameter['name'] === 'userId') parameter['schema'] = { type: 'string', pattern: '^[1-9]' }
  },
  operations: {
    logOutUser: (input, world, honest) =>
      honest({ ...input, query: { ...input.query, userId: Number.parseInt(String(input.query.userId), 10) } }, world),
  },
}
