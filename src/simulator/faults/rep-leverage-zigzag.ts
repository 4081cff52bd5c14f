import type { Fault } from '../fault.ts'
import { retype } from '../fault-parts/reporting.ts'

export const repLeverageZigzag: Fault = {
  id: 'rep-leverage-zigzag',
  role: 'platform',
  title: 'The leverage of a tier is declared as sint32',
  breaks: ['REP-13'],
  proto: retype('DynamicLeverageTier', 'leverage', 'int32', 'sint32'),
}
