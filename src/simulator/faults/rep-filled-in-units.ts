import type { Fault } from '../fault.ts'
import { alterRecords, scaleFields } from '../fault-parts/reporting.ts'

export const repFilledInUnits: Fault = {
  id: 'rep-filled-in-units',
  role: 'platform',
  title: 'filledVolume is told in whole units',
  breaks: ['REP-36', 'REP-9'],
  reporting: alterRecords('deals', (record) => scaleFields(record, ['filledVolume'], (volume) => volume / 100n)),
}
