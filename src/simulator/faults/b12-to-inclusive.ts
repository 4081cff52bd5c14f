import type { Fault } from '../fault.ts'
import { listLinksAsIf } from '../fault-parts/list.ts'

export const b12ToInclusive: Fault = {
  id: 'b12-to-inclusive',
  role: 'platform',
  title: 'to is compared with <= instead of <',
  breaks: ['B12-16'],
  operations: { listLinkedAccounts: listLinksAsIf((wish) => (wish.to === undefined ? wish : { ...wish, to: wish.to + 1 })) },
}
