import { endSessionsBy } from '../adapter-fault-parts.ts'
import type { Fault } from '../fault.ts'

export const c2SessionsSurvive: Fault = {
  id: 'c2-sessions-survive',
  role: 'adapter',
  title: 'The token is revoked, and its sessions go on',
  breaks: ['C2-11', 'C2-12'],
  operations: { revokeAdapterToken: endSessionsBy(({ before, ended }) => ({ ...ended, open: before.open })) },
}
