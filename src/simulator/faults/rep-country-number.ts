import type { Fault } from '../fault.ts'
import { renumber } from '../fault-parts/reporting.ts'

export const repCountryNumber: Fault = {
  id: 'rep-country-number',
  role: 'platform',
  title: 'The name of a country stands under 3, after a code that the documents do not have',
  breaks: ['REP-8'],
  proto: renumber('Country', 'name', 3),
}
