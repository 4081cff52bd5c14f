import type { Fault } from '../fault.ts'
import { alterSsoCodes } from '../fault-parts/identity.ts'

export const b15Lives59Seconds: Fault = {
  id: 'b15-lives-59-seconds',
  role: 'platform',
  title: 'Codes end a second early, to be on the safe side',
  breaks: ['B15-5'],
  operations: alterSsoCodes(({ issuedAt }) => ({ issuedAt: issuedAt - 1000 })),
}
