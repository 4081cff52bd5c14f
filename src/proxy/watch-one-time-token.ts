import type { Watch } from './watch.ts'
import { watchRepeats } from './watch-repeats.ts'

/** A4-9: no two calls return the same OT token. */
export function watchOneTimeToken(): Watch {
  return watchRepeats({ requirement: 'A4-9', operation: 'generateOneTimeToken', field: 'token' })
}
