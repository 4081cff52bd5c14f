import type { Fault } from '../fault.ts'
import { findOperation } from '../fault-parts/contract.ts'

export const c2DemandsUser: Fault = {
  id: 'c2-demands-user',
  role: 'adapter',
  title: 'The call has to name the user in a body',
  breaks: ['C2-1'],
  contract: (document) => {
    const schema = { type: 'object', required: ['userId'], properties: { userId: { type: 'integer' } } }
    findOperation(document, 'revokeAdapterToken')['requestBody'] = { required: true, content: { 'application/json': { schema } } }
  },
}
