import type { Fault } from '../fault.ts'
import { stretchCodeLife } from '../fault-parts/crm.ts'

export const a2CodeLives61Seconds: Fault = {
  id: 'a2-code-lives-61-seconds',
  role: 'crm',
  title: 'A second of grace is given for the way of the call',
  breaks: ['A2-4', 'TOKEN-2'],
  operations: stretchCodeLife(1000),
}
