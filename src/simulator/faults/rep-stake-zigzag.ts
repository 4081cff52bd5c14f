import type { Fault } from '../fault.ts'
import { retype } from '../fault-parts/reporting.ts'

export const repStakeZigzag: Fault = {
  id: 'rep-stake-zigzag',
  role: 'platform',
  title: 'The stake of an offset is declared as sint64',
  breaks: ['REP-11'],
  proto: retype('DealOffset', 'stake', 'int64', 'sint64'),
}
