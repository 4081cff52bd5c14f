import { DAY } from '../../domain/timestamp.ts'
import type { Fault } from '../fault.ts'
import { recallUntil } from '../fault-parts/adapter.ts'

export const c2RevokesForADay: Fault = {
  id: 'c2-revokes-for-a-day',
  role: 'adapter',
  title: 'Revoked tokens are recalled for a day',
  breaks: ['C2-10'],
  operations: { revokeAdapterToken: recallUntil((world) => world.now + DAY) },
}
