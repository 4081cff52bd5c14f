import type { Fault } from '../fault.ts'
import { findOperation } from '../fault-parts/contract.ts'

export const authA3ReadsHeader: Fault = {
  id: 'auth-a3-reads-header',
  role: 'crm',
  title: 'A3 looks for its token in the Authorization header',
  breaks: ['AUTH-2', 'A3-1'],
  contract: (document) => {
    findOperation(document, 'authorizeAccessToken')['security'] = [{ webhookAuthorization: [] }]
  },
}
