import type { Fault } from '../fault.ts'
import { swapNumbers } from '../fault-parts/reporting.ts'

export const repProfileNumbersSwapped: Fault = {
  id: 'rep-profile-numbers-swapped',
  role: 'platform',
  title: "Description and mark of deletion of a leverage profile stand under each other's numbers",
  breaks: ['REP-12'],
  proto: swapNumbers('DynamicLeverageProfile', 'description', 'deleted'),
}
