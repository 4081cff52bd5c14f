import type { Fault } from '../fault.ts'
import { findOperation } from '../fault-parts/contract.ts'

export const authA1DemandsToken: Fault = {
  id: 'auth-a1-demands-token',
  role: 'crm',
  title: 'The token filter stands before A1 too',
  breaks: ['AUTH-1', 'A1-1'],
  contract: (document) => {
    findOperation(document, 'issueCrmApiToken')['security'] = [{ crmApiToken: [] }]
  },
}
