import type { Fault } from '../fault.ts'
import { alterSsoCodes } from '../fault-parts/identity.ts'

export const b15LivesFiveMinutes: Fault = {
  id: 'b15-lives-five-minutes',
  role: 'platform',
  title: 'Codes live as long as most such codes do, five minutes',
  breaks: ['B15-5'],
  operations: alterSsoCodes(({ issuedAt }) => ({ issuedAt: issuedAt + 4 * 60_000 })),
}
