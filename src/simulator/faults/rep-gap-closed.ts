import type { Fault } from '../fault.ts'
import { alterMessage } from '../fault-parts/reporting.ts'

export const repGapClosed: Fault = {
  id: 'rep-gap-closed',
  role: 'platform',
  title: 'ClosePositionDetail closes the gap in its numbers: ibCommissionsPaid is 18',
  breaks: ['REP-10'],
  proto: alterMessage('ClosePositionDetail', (lines) =>
    lines.replace('reserved 18;', '').replace('ibCommissionsPaid = 19', 'ibCommissionsPaid = 18'),
  ),
}
