import type { Fault } from '../fault.ts'
import { alterPartnerIds } from '../fault-parts/identity.ts'

export const b17DecodesIdentifiers: Fault = {
  id: 'b17-decodes-identifiers',
  role: 'platform',
  title: 'Identifiers are percent-decoded, though they come in JSON',
  breaks: ['B17-2'],
  operations: alterPartnerIds((partnerId) => partnerId.replaceAll('%20', ' ').replaceAll('%2B', '+')),
}
