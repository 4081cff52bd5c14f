import type { Fault } from '../fault.ts'
import { listLinksAsIf } from '../fault-parts/list.ts'

export const b12ForgetsLimit: Fault = {
  id: 'b12-forgets-limit',
  role: 'platform',
  title: 'limit is ignored',
  breaks: ['B12-11'],
  operations: { listLinkedAccounts: listLinksAsIf(({ limit: _, ...wish }) => wish) },
}
