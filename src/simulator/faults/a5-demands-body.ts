import type { Fault } from '../fault.ts'
import { findOperation } from '../fault-parts/contract.ts'

export const a5DemandsBody: Fault = {
  id: 'a5-demands-body',
  role: 'crm',
  title: 'The three values are looked for in a body',
  breaks: ['A5-1'],
  contract: (document) => {
    findOperation(document, 'logOutOfCrm')['requestBody'] = {
      required: true,
      content: { 'application/json': { schema: { type: 'object', required: ['userId', 'accessToken'] } } },
    }
  },
}
