import type { Fault } from '../fault.ts'
import { findOperation } from '../fault-parts/contract.ts'

export const authB14WantsRawToken: Fault = {
  id: 'auth-b14-wants-raw-token',
  role: 'platform',
  title: 'The whole Authorization header is taken for the token',
  breaks: ['AUTH-5', 'B14-1'],
  contract: (document) => {
    findOperation(document, 'listUsers')['security'] = [{ managerTokenHeader: [] }]
  },
}
