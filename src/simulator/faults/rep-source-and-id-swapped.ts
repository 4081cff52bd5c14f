import type { Fault } from '../fault.ts'
import { swapNumbers } from '../fault-parts/reporting.ts'

export const repSourceAndIdSwapped: Fault = {
  id: 'rep-source-and-id-swapped',
  role: 'platform',
  title: "source and externalId of a payment stand under each other's numbers",
  breaks: ['REP-6', 'REP-30'],
  proto: swapNumbers('BalanceHistory', 'source', 'externalId'),
}
