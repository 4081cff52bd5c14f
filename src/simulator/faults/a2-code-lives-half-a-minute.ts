import type { Fault } from '../fault.ts'
import { stretchCodeLife } from '../fault-parts/crm.ts'

export const a2CodeLivesHalfAMinute: Fault = {
  id: 'a2-code-lives-half-a-minute',
  role: 'crm',
  title: 'Half a minute is safer',
  breaks: ['A2-5'],
  operations: stretchCodeLife(-30_000),
}
