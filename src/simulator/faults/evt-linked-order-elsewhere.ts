import type { Fault } from '../fault.ts'
import { renumber } from '../fault-parts/reporting.ts'

export const evtLinkedOrderElsewhere: Fault = {
  id: 'evt-linked-order-elsewhere',
  role: 'platform',
  title: 'The second of two linked orders stands under 4',
  breaks: ['EVT-3'],
  proto: renumber('OCOOrdersLinkageEvent', 'orderId2', 4),
}
