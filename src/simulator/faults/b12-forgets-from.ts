import type { Fault } from '../fault.ts'
import { listLinksAsIf } from '../fault-parts/list.ts'

export const b12ForgetsFrom: Fault = {
  id: 'b12-forgets-from',
  role: 'platform',
  title: 'from is ignored',
  breaks: ['B12-15'],
  operations: { listLinkedAccounts: listLinksAsIf(({ from: _, ...wish }) => wish) },
}
