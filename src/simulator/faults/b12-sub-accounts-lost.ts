import type { Fault } from '../fault.ts'
import { cutPage, pageLinks } from '../fault-parts/list.ts'

export const b12SubAccountsLost: Fault = {
  id: 'b12-sub-accounts-lost',
  role: 'platform',
  title: 'Accounts that have a main account are left out',
  breaks: ['B12-20'],
  operations: {
    listLinkedAccounts: pageLinks((passing, wish) =>
      cutPage(
        passing.filter(({ subAccountOf }) => subAccountOf === null),
        wish,
      ),
    ),
  },
}
