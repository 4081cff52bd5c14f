import type { Fault } from '../fault.ts'
import { stretchCodeLife } from '../fault-parts/crm.ts'

export const a2CodeLivesUntil60SecondsInclusive: Fault = {
  id: 'a2-code-lives-until-60-seconds-inclusive',
  role: 'crm',
  title: 'The end of the life still counts as life',
  breaks: ['A2-4', 'TOKEN-2'],
  operations: stretchCodeLife(1),
}
