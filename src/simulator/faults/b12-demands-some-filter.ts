import type { Fault } from '../fault.ts'
import { ownBodySchema } from '../fault-parts/contract.ts'

export const b12DemandsSomeFilter: Fault = {
  id: 'b12-demands-some-filter',
  role: 'platform',
  title: 'Without a filter nothing is listed, to protect the database',
  breaks: ['B12-19'],
  contract: (document) => {
    ownBodySchema(document, 'listLinkedAccounts')['minProperties'] = 2
  },
}
