import type { Fault } from '../fault.ts'
import { alterSsoCodes } from '../fault-parts/identity.ts'

export const b15LifeInclusive: Fault = {
  id: 'b15-life-inclusive',
  role: 'platform',
  title: 'Age is compared with > instead of >=',
  breaks: ['B15-5'],
  operations: alterSsoCodes(({ issuedAt }) => ({ issuedAt: issuedAt + 1 })),
}
