import type { Fault } from '../fault.ts'
import { alterPartnerIds } from '../fault-parts/identity.ts'

export const b17ReadsNumbers: Fault = {
  id: 'b17-reads-numbers',
  role: 'platform',
  title: 'Identifiers that look like numbers are stored as numbers',
  breaks: ['B17-2'],
  operations: alterPartnerIds((partnerId) => (/^\d+$/.test(partnerId) ? String(Number(partnerId)) : partnerId)),
}
