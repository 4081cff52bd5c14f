import type { Fault } from '../fault.ts'
import { findOperation } from '../fault-parts/contract.ts'

export const authB18WantsHeader: Fault = {
  id: 'auth-b18-wants-header',
  role: 'platform',
  title: 'The token filter of B12 stands before B18 too',
  breaks: ['AUTH-4', 'B18-1'],
  contract: (document) => {
    findOperation(document, 'getReferral')['security'] = [{ managerTokenHeader: [] }]
  },
}
