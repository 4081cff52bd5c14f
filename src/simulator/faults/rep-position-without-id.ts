import type { Fault } from '../fault.ts'
import { alterRecords, retype } from '../fault-parts/reporting.ts'

export const repPositionWithoutId: Fault = {
  id: 'rep-position-without-id',
  role: 'platform',
  title: 'Positions are told without their id, since the account has only one',
  breaks: ['REP-15', 'EVT-2', 'REP-55', 'REP-2'],
  proto: retype('Position', 'id', 'required int64', 'optional int64'),
  reporting: alterRecords('positions', ({ id: _, ...rest }) => rest),
}
