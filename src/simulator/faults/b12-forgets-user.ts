import type { Fault } from '../fault.ts'
import { listLinksAsIf } from '../fault-parts/list.ts'

export const b12ForgetsUser: Fault = {
  id: 'b12-forgets-user',
  role: 'platform',
  title: 'userId is ignored',
  breaks: ['B12-6'],
  operations: { listLinkedAccounts: listLinksAsIf(({ userId: _, ...wish }) => wish) },
}
