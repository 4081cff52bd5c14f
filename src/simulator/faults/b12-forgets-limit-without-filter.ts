import type { Fault } from '../fault.ts'
import { listLinksAsIf } from '../fault-parts/list.ts'

export const b12ForgetsLimitWithoutFilter: Fault = {
  id: 'b12-forgets-limit-without-filter',
  role: 'platform',
  title: 'Only the query with a filter has a limit',
  breaks: ['B12-11'],
  operations: {
    listLinkedAccounts: listLinksAsIf(({ limit, ...wish }) =>
      wish.userId !== undefined && limit !== undefined ? { ...wish, limit } : wish,
    ),
  },
}
