import type { Fault } from '../fault.ts'
import { listLinksAsIf } from '../fault-parts/list.ts'

export const b12ForgetsSkip: Fault = {
  id: 'b12-forgets-skip',
  role: 'platform',
  title: 'skip is ignored',
  breaks: ['B12-12', 'PAGE-1'],
  operations: { listLinkedAccounts: listLinksAsIf(({ skip: _, ...wish }) => wish) },
}
