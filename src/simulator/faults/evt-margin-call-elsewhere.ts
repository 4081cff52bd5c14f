import type { Fault } from '../fault.ts'
import { renumber } from '../fault-parts/reporting.ts'

export const evtMarginCallElsewhere: Fault = {
  id: 'evt-margin-call-elsewhere',
  role: 'platform',
  title: 'The margin call stands under 3 of its event',
  breaks: ['EVT-5', 'EVT-2', 'EVT-4'],
  proto: renumber('MarginCallEvent', 'marginCall', 3),
}
