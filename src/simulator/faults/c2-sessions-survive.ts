import type { Fault } from '../fault.ts'
import { endSessionsBy } from '../fault-parts/adapter.ts'

export const c2SessionsSurvive: Fault = {
  id: 'c2-sessions-survive',
  role: 'adapter',
  title: 'The token is revoked, and its sessions go on',
  breaks: ['C2-11', 'C2-12'],
  operations: { revokeAdapterToken: endSessionsBy(({ before, ended }) => ({ ...ended, open: before.open })) },
}
