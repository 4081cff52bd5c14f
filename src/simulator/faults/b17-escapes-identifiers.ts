import type { Fault } from '../fault.ts'
import { alterPartnerIds } from '../fault-parts/identity.ts'

export const b17EscapesIdentifiers: Fault = {
  id: 'b17-escapes-identifiers',
  role: 'platform',
  title: 'Identifiers are escaped for HTML before they are stored',
  breaks: ['B17-2'],
  operations: alterPartnerIds((partnerId) => partnerId.replaceAll('&', '&amp;').replaceAll('<', '&lt;')),
}
