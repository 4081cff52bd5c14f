import type { Fault } from '../fault.ts'
import { parsePrefix, takeAnyNumerals } from '../fault-parts/contract.ts'

export const b15ReadsNumberPrefix: Fault = {
  id: 'b15-reads-number-prefix',
  role: 'platform',
  title: 'parseInt takes 12x for 12',
  breaks: ['B15-7'],
  contract: takeAnyNumerals('issueSsoCode'),
  operations: { issueSsoCode: (input, world, honest) => honest({ ...input, path: { userId: parsePrefix(input.path.userId)! } }, world) },
}
