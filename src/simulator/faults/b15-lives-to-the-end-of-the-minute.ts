import type { Fault } from '../fault.ts'
import { alterSsoCodes } from '../fault-parts/identity.ts'

export const b15LivesToTheEndOfTheMinute: Fault = {
  id: 'b15-lives-to-the-end-of-the-minute',
  role: 'platform',
  title: 'Codes end with the minute of the clock',
  breaks: ['B15-5'],
  operations: alterSsoCodes(({ issuedAt }) => ({ issuedAt: Math.floor(issuedAt / 60_000) * 60_000 })),
}
