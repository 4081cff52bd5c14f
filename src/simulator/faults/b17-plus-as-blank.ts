import type { Fault } from '../fault.ts'
import { alterPartnerIds } from '../fault-parts/identity.ts'

export const b17PlusAsBlank: Fault = {
  id: 'b17-plus-as-blank',
  role: 'platform',
  title: 'A plus sign in an identifier becomes a blank',
  breaks: ['B17-2'],
  operations: alterPartnerIds((partnerId) => partnerId.replaceAll('+', ' ')),
}
