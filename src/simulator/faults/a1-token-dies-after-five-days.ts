import { DAY } from '../../domain/timestamp.ts'
import type { Fault } from '../fault.ts'
import { ageNewCrmTokens } from '../fault-parts/crm.ts'

export const a1TokenDiesAfterFiveDays: Fault = {
  id: 'a1-token-dies-after-five-days',
  role: 'crm',
  title: 'A week has five working days',
  breaks: ['A1-3'],
  operations: ageNewCrmTokens(2 * DAY),
}
