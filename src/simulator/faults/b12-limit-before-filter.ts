import type { Fault } from '../fault.ts'
import { cutPage, pageLinks } from '../fault-parts/list.ts'

export const b12LimitBeforeFilter: Fault = {
  id: 'b12-limit-before-filter',
  role: 'platform',
  title: 'The page is cut out first and filtered then',
  breaks: ['B12-11', 'B12-12'],
  operations: {
    listLinkedAccounts: pageLinks((passing, wish, all) => {
      const page = new Set(cutPage(all, wish).map(({ login }) => login))
      return passing.filter(({ login }) => page.has(login))
    }),
  },
}
