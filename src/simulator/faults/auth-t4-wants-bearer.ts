import type { Fault } from '../fault.ts'
import { findOperation } from '../fault-parts/contract.ts'

export const authT4WantsBearer: Fault = {
  id: 'auth-t4-wants-bearer',
  role: 'platform',
  title: 'The sub-accounts come from a gateway with bearer tokens',
  breaks: ['AUTH-6', 'T4-1'],
  contract: (document) => {
    findOperation(document, 'getSubAccounts')['security'] = [{ managerTokenBearer: [] }]
  },
}
