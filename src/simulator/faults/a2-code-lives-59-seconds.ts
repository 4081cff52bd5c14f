import type { Fault } from '../fault.ts'
import { stretchCodeLife } from '../fault-parts/crm.ts'

export const a2CodeLives59Seconds: Fault = {
  id: 'a2-code-lives-59-seconds',
  role: 'crm',
  title: 'A second is taken off for the way of the call',
  breaks: ['A2-5'],
  operations: stretchCodeLife(-1000),
}
