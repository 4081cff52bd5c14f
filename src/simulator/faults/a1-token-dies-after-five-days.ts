import { DAY } from '../../domain/timestamp.ts'
import { ageNewCrmTokens } from '../crm-fault-parts.ts'
import type { Fault } from '../fault.ts'

export const a1TokenDiesAfterFiveDays: Fault = {
  id: 'a1-token-dies-after-five-days',
  role: 'crm',
  title: 'A week has five working days',
  breaks: ['A1-3'],
  operations: ageNewCrmTokens(2 * DAY),
}
