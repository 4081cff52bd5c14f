import { DAY } from '../../domain/timestamp.ts'
import type { Fault } from '../fault.ts'
import { ageNewCrmTokens } from '../fault-parts/crm.ts'

export const a1TokenDiesAfterAnHour: Fault = {
  id: 'a1-token-dies-after-an-hour',
  role: 'crm',
  title: 'Tokens live for an hour, as access tokens usually do',
  breaks: ['A1-3'],
  operations: ageNewCrmTokens(7 * DAY - 60 * 60_000),
}
