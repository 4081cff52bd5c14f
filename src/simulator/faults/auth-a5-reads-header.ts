import type { Fault } from '../fault.ts'
import { findOperation } from '../fault-parts/contract.ts'

export const authA5ReadsHeader: Fault = {
  id: 'auth-a5-reads-header',
  role: 'crm',
  title: 'A5 looks for its token in the Authorization header',
  breaks: ['AUTH-2', 'A5-1'],
  contract: (document) => {
    findOperation(document, 'logOutOfCrm')['security'] = [{ webhookAuthorization: [] }]
  },
}
