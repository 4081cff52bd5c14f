import type { Fault } from '../fault.ts'
import { renumber } from '../fault-parts/reporting.ts'

export const evtTypeElsewhere: Fault = {
  id: 'evt-type-elsewhere',
  role: 'platform',
  title: 'The event of a price snapshot has its type under 3',
  breaks: ['EVT-1'],
  proto: renumber('PriceSnapshotEvent', 'type', 3),
}
