import type { Fault } from '../fault.ts'
import { alterDetails, scaleFields } from '../fault-parts/reporting.ts'

export const repProfitWithoutSide: Fault = {
  id: 'rep-profit-without-side',
  role: 'platform',
  title: 'The profit of a sold position is told as if it had been bought',
  breaks: ['REP-42'],
  reporting: alterDetails((detail, { tradeSide }) =>
    tradeSide === 'TRADE_SIDE_BUY' ? scaleFields(detail, ['profit'], (profit) => -profit) : detail,
  ),
}
