import type { Fault } from '../fault.ts'
import { findOperation } from '../fault-parts/contract.ts'

export const authB10WantsBearer: Fault = {
  id: 'auth-b10-wants-bearer',
  role: 'platform',
  title: 'A call of the first version was moved to bearer tokens',
  breaks: ['AUTH-4', 'B10-1'],
  contract: (document) => {
    findOperation(document, 'getTraderEmail')['security'] = [{ managerTokenBearer: [] }]
  },
}
