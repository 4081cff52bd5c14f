import type { Fault } from '../fault.ts'
import { listLinksAsIf } from '../fault-parts/list.ts'

export const b12ForgetsTo: Fault = {
  id: 'b12-forgets-to',
  role: 'platform',
  title: 'to is ignored',
  breaks: ['B12-16'],
  operations: { listLinkedAccounts: listLinksAsIf(({ to: _, ...wish }) => wish) },
}
