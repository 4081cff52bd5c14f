import type { Watch } from './watch.ts'
import { watchRepeats } from './watch-repeats.ts'

/** A1-2: no two calls return the same crmApiToken. */
export function watchCrmApiToken(): Watch {
  return watchRepeats({ requirement: 'A1-2', operation: 'issueCrmApiToken', field: 'crmApiToken' })
}
