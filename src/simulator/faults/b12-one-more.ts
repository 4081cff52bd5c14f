import type { Fault } from '../fault.ts'
import { listLinksAsIf } from '../fault-parts/list.ts'

export const b12OneMore: Fault = {
  id: 'b12-one-more',
  role: 'platform',
  title: 'The page ends behind the limit, as BETWEEN does',
  breaks: ['B12-11'],
  operations: { listLinkedAccounts: listLinksAsIf((wish) => (wish.limit === undefined ? wish : { ...wish, limit: wish.limit + 1 })) },
}
