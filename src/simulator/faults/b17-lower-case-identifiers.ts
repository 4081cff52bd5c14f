import type { Fault } from '../fault.ts'
import { alterPartnerIds } from '../fault-parts/identity.ts'

export const b17LowerCaseIdentifiers: Fault = {
  id: 'b17-lower-case-identifiers',
  role: 'platform',
  title: 'Identifiers are stored in lower case',
  breaks: ['B17-2'],
  operations: alterPartnerIds((partnerId) => partnerId.toLowerCase()),
}
