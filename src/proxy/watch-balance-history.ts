import type { Watch } from './watch.ts'
import { watchRepeats } from './watch-repeats.ts'

/** T8-3: every booking gets an entry, and so an id, of its own. */
export function watchBalanceHistory(): Watch {
  return watchRepeats({ requirement: 'T8-3', operation: 'changeBalance', field: 'balanceHistoryId' })
}
