import type { Fault } from '../fault.ts'
import { renumber } from '../fault-parts/reporting.ts'

export const evtRecordElsewhere: Fault = {
  id: 'evt-record-elsewhere',
  role: 'platform',
  title: 'The event of a holiday profile has its record under 3',
  breaks: ['EVT-2'],
  proto: renumber('HolidayProfileEvent', 'holidayProfile', 3),
}
