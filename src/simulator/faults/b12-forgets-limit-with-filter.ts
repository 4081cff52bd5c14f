import type { Fault } from '../fault.ts'
import { listLinksAsIf } from '../fault-parts/list.ts'

export const b12ForgetsLimitWithFilter: Fault = {
  id: 'b12-forgets-limit-with-filter',
  role: 'platform',
  title: 'The query with a filter has no limit',
  breaks: ['B12-11'],
  operations: {
    listLinkedAccounts: listLinksAsIf(({ limit, ...wish }) =>
      wish.userId === undefined && !wish.traderLogins && limit !== undefined ? { ...wish, limit } : wish,
    ),
  },
}
