import type { Fault } from '../fault.ts'
import { swapNumbers } from '../fault-parts/reporting.ts'

export const repBonusNumbersSwapped: Fault = {
  id: 'rep-bonus-numbers-swapped',
  role: 'platform',
  title: "Change and total of the introducing broker's bonus stand under each other's numbers",
  breaks: ['REP-7'],
  proto: swapNumbers('BonusHistory', 'ibDelta', 'ibBonus'),
}
