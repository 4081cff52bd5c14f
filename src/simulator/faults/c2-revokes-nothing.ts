import type { Fault } from '../fault.ts'
import { recallUntil } from '../fault-parts/adapter.ts'

export const c2RevokesNothing: Fault = {
  id: 'c2-revokes-nothing',
  role: 'adapter',
  title: 'Sessions are ended, and the token stays good',
  breaks: ['C2-9', 'C2-10'],
  operations: { revokeAdapterToken: recallUntil(() => null) },
}
