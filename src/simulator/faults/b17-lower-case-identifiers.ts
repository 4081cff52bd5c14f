import type { Fault } from '../fault.ts'
import { alterPartnerIds } from '../identity-fault-parts.ts'

export const b17LowerCaseIdentifiers: Fault = {
  id: 'b17-lower-case-identifiers',
  role: 'platform',
  title: 'Identifiers are stored in lower case',
  breaks: ['B17-2'],
  operations: alterPartnerIds((partnerId) => partnerId.toLowerCase()),
}
