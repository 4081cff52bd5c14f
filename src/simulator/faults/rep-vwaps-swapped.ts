import type { Fault } from '../fault.ts'
import { swapNumbers } from '../reporting-fault-parts.ts'

export const repVwapsSwapped: Fault = {
  id: 'rep-vwaps-swapped',
  role: 'platform',
  title: "The desired and the real VWAP of a deal stand under each other's numbers",
  breaks: ['REP-9'],
  proto: swapNumbers('Deal', 'desiredVwap', 'marketVwap'),
}
