import { DAY } from '../../domain/timestamp.ts'
import type { Fault } from '../fault.ts'
import { resealToken } from '../fault-parts/adapter.ts'

export const c1TokenOf31Days: Fault = {
  id: 'c1-token-of-31-days',
  role: 'adapter',
  title: 'A month has 31 days',
  breaks: ['C1-10', 'C2-5'],
  operations: {
    generateAdapterToken: (input, world, honest) =>
      resealToken(honest(input, world), world, (grant) => ({ ...grant, expiresAt: grant.expiresAt + DAY })),
  },
}
