import type { Fault } from '../fault.ts'
import { alterInvited } from '../fault-parts/list.ts'

export const b13TimeWithFraction: Fault = {
  id: 'b13-time-with-fraction',
  role: 'platform',
  title: 'The time is told with fractions of a millisecond',
  breaks: ['B13-2', 'B13-1'],
  wire: alterInvited((record) => ({ ...record, createTimestamp: Number(record['createTimestamp']) + 0.25 })),
}
