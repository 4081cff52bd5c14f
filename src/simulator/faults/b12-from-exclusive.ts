import type { Fault } from '../fault.ts'
import { listLinksAsIf } from '../fault-parts/list.ts'

export const b12FromExclusive: Fault = {
  id: 'b12-from-exclusive',
  role: 'platform',
  title: 'from is compared with < instead of <=',
  breaks: ['B12-15'],
  operations: { listLinkedAccounts: listLinksAsIf((wish) => (wish.from === undefined ? wish : { ...wish, from: wish.from + 1 })) },
}
