import type { Watch } from './watch.ts'
import { watchRepeats } from './watch-repeats.ts'

/** T1-8: every account gets a login of its own. */
export function watchTraderLogin(): Watch {
  return watchRepeats({ requirement: 'T1-8', operation: 'createTrader', field: 'login' })
}
