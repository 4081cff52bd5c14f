import type { Fault } from '../fault.ts'
import { findOperation } from '../fault-parts/contract.ts'

export const authS2WantsBearer: Fault = {
  id: 'auth-s2-wants-bearer',
  role: 'platform',
  title: 'The newest route has the newest kind of authentication',
  breaks: ['AUTH-6', 'S2-1'],
  contract: (document) => {
    findOperation(document, 'listDepositAssets')['security'] = [{ managerTokenBearer: [] }]
  },
}
