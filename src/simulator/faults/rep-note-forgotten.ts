import type { Fault } from '../fault.ts'
import { alterRecords } from '../fault-parts/reporting.ts'

export const repNoteForgotten: Fault = {
  id: 'rep-note-forgotten',
  role: 'platform',
  title: 'The note for the trader is not passed on',
  breaks: ['REP-30', 'REP-6'],
  reporting: alterRecords('balanceHistories', (record) => ({ ...record, externalNote: undefined })),
}
