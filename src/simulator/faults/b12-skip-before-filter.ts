import type { Fault } from '../fault.ts'
import { pageLinks } from '../fault-parts/list.ts'

export const b12SkipBeforeFilter: Fault = {
  id: 'b12-skip-before-filter',
  role: 'platform',
  title: 'skip is counted in the whole table, before the filter',
  breaks: ['B12-12'],
  operations: {
    listLinkedAccounts: pageLinks((passing, { limit, skip = 0 }, all) => {
      const behind = new Set(all.slice(skip).map(({ login }) => login))
      return passing.filter(({ login }) => behind.has(login)).slice(0, limit)
    }),
  },
}
