import type { Watch } from './watch.ts'
import { watchRepeats } from './watch-repeats.ts'

/** B15-2: two calls give two different codes. */
export function watchSsoCode(): Watch {
  return watchRepeats({ requirement: 'B15-2', operation: 'issueSsoCode', field: 'code' })
}
