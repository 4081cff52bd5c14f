import type { Fault } from '../fault.ts'
import { pageLinks } from '../fault-parts/list.ts'

export const b12LimitBeforeSkip: Fault = {
  id: 'b12-limit-before-skip',
  role: 'platform',
  title: 'The limit is applied first, and skip takes away from what is left',
  breaks: ['B12-12', 'PAGE-1'],
  operations: { listLinkedAccounts: pageLinks((passing, { limit, skip = 0 }) => passing.slice(0, limit).slice(skip)) },
}
