import type { ReportingRecord } from '../../reporting/schema.ts'
import type { Fault } from '../fault.ts'
import { alterRecords, retype } from '../fault-parts/reporting.ts'

export const repTierWithoutLeverage: Fault = {
  id: 'rep-tier-without-leverage',
  role: 'platform',
  title: 'A tier tells its volume and leaves the leverage to be looked up',
  breaks: ['REP-17', 'REP-13'],
  proto: retype('DynamicLeverageTier', 'leverage', 'required int32', 'optional int32'),
  reporting: alterRecords('dynamicLeverageProfiles', ({ tiers = [], ...record }) => ({
    ...record,
    tiers: (tiers as ReportingRecord[]).map(({ volume }) => ({ volume })),
  })),
}
