import type { Fault } from '../fault.ts'
import { listLinksAsIf } from '../fault-parts/list.ts'

export const b12SkipCountsPages: Fault = {
  id: 'b12-skip-counts-pages',
  role: 'platform',
  title: 'skip counts pages instead of records',
  breaks: ['B12-12', 'PAGE-1'],
  operations: { listLinkedAccounts: listLinksAsIf((wish) => ({ ...wish, skip: (wish.skip ?? 0) * (wish.limit ?? 1) })) },
}
