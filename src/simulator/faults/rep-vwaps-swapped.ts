import type { Fault } from '../fault.ts'
import { swapNumbers } from '../fault-parts/reporting.ts'

export const repVwapsSwapped: Fault = {
  id: 'rep-vwaps-swapped',
  role: 'platform',
  title: "The desired and the real VWAP of a deal stand under each other's numbers",
  breaks: ['REP-9'],
  proto: swapNumbers('Deal', 'desiredVwap', 'marketVwap'),
}
