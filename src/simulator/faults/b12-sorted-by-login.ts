import type { Fault } from '../fault.ts'
import { cutPage, pageLinks } from '../fault-parts/list.ts'

export const b12SortedByLogin: Fault = {
  id: 'b12-sorted-by-login',
  role: 'platform',
  title: 'The list is sorted by the number of the account',
  breaks: ['B12-12'],
  operations: {
    listLinkedAccounts: pageLinks((passing, wish) =>
      cutPage(
        passing.toSorted((a, b) => a.login - b.login),
        wish,
      ),
    ),
  },
}
