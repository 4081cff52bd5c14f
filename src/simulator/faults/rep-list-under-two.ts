import type { Fault } from '../fault.ts'
import { renumber } from '../fault-parts/reporting.ts'

export const repListUnderTwo: Fault = {
  id: 'rep-list-under-two',
  role: 'platform',
  title: 'The list of accounts repeats field 2, as if 1 were taken by a count',
  breaks: ['REP-1'],
  proto: renumber('Traders', 'trader', 2),
}
