import type { Fault } from '../fault.ts'
import { ageNewCrmTokens } from '../fault-parts/crm.ts'

export const a1TokenDiesASecondEarly: Fault = {
  id: 'a1-token-dies-a-second-early',
  role: 'crm',
  title: 'The life of a token is rounded down to be on the safe side',
  breaks: ['A1-3'],
  operations: ageNewCrmTokens(1000),
}
