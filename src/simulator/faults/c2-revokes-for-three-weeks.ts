import { DAY } from '../../domain/timestamp.ts'
import type { Fault } from '../fault.ts'
import { recallUntil } from '../fault-parts/adapter.ts'

export const c2RevokesForThreeWeeks: Fault = {
  id: 'c2-revokes-for-three-weeks',
  role: 'adapter',
  title: 'Revoked tokens are recalled for as long as a cache entry lives, which is three weeks',
  breaks: ['C2-10'],
  operations: { revokeAdapterToken: recallUntil((world) => world.now + 21 * DAY) },
}
