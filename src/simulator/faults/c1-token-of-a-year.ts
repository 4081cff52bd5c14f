import { DAY } from '../../domain/timestamp.ts'
import type { Fault } from '../fault.ts'
import { resealToken } from '../fault-parts/adapter.ts'

export const c1TokenOfAYear: Fault = {
  id: 'c1-token-of-a-year',
  role: 'adapter',
  title: 'Tokens live for a year, so that nobody has to renew them',
  breaks: ['C1-10', 'C2-5'],
  operations: {
    generateAdapterToken: (input, world, honest) =>
      resealToken(honest(input, world), world, (grant) => ({ ...grant, expiresAt: grant.issuedAt + 365 * DAY })),
  },
}
