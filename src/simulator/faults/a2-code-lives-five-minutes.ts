import type { Fault } from '../fault.ts'
import { stretchCodeLife } from '../fault-parts/crm.ts'

export const a2CodeLivesFiveMinutes: Fault = {
  id: 'a2-code-lives-five-minutes',
  role: 'crm',
  title: 'Five minutes are more comfortable for slow machines',
  breaks: ['A2-4', 'TOKEN-2'],
  operations: stretchCodeLife(240_000),
}
