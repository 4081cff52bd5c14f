import type { Fault } from '../fault.ts'
import { alterPartnerIds } from '../fault-parts/identity.ts'

export const b17DoublesQuotes: Fault = {
  id: 'b17-doubles-quotes',
  role: 'platform',
  title: 'Quotes are doubled for SQL, and once more by the driver',
  breaks: ['B17-2'],
  operations: alterPartnerIds((partnerId) => partnerId.replaceAll("'", "''")),
}
