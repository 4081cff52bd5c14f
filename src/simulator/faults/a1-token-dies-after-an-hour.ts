import { DAY } from '../../domain/timestamp.ts'
import { ageNewCrmTokens } from '../crm-fault-parts.ts'
import type { Fault } from '../fault.ts'

export const a1TokenDiesAfterAnHour: Fault = {
  id: 'a1-token-dies-after-an-hour',
  role: 'crm',
  title: 'Tokens live for an hour, as access tokens usually do',
  breaks: ['A1-3'],
  operations: ageNewCrmTokens(7 * DAY - 60 * 60_000),
}
