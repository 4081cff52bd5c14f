import type { Fault } from '../fault.ts'
import { findOperation } from '../fault-parts/contract.ts'

export const authB13WantsQuery: Fault = {
  id: 'auth-b13-wants-query',
  role: 'platform',
  title: 'B13 reads its token from the query like the calls next to it',
  breaks: ['AUTH-5', 'B13-1'],
  contract: (document) => {
    findOperation(document, 'listInvitedUsers')['security'] = [{ managerTokenQuery: [] }]
  },
}
