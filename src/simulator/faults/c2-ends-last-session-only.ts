import type { Fault } from '../fault.ts'
import { endSessionsBy } from '../fault-parts/adapter.ts'

export const c2EndsLastSessionOnly: Fault = {
  id: 'c2-ends-last-session-only',
  role: 'adapter',
  title: 'A token is thought to have one session',
  breaks: ['C2-11'],
  operations: { revokeAdapterToken: endSessionsBy(({ before, ended, isLast }) => (isLast ? ended : before)) },
}
