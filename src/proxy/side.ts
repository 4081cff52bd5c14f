import type { Finding } from '../simulator/findings/finding.ts'

/** Who made the mistake: the one who called, or the one who answered. */
export type Side = 'caller' | 'server'

/** What stands in a request is the caller's. */
export function sideOf({ pointer }: Finding): Side {
  return pointer.startsWith('/request') ? 'caller' : 'server'
}
