import type { Fault } from '../fault.ts'
import { findOperation } from '../fault-parts/contract.ts'

export const authA7DemandsCrmToken: Fault = {
  id: 'auth-a7-demands-crm-token',
  role: 'crm',
  title: 'The token filter of A2 to A5 stands before A7 too',
  breaks: ['AUTH-3', 'A7-1'],
  contract: (document) => {
    findOperation(document, 'registerUser')['security'] = [{ crmApiToken: [] }]
  },
}
