import type { Fault } from '../fault.ts'
import { alterRecords, scaleFields } from '../fault-parts/reporting.ts'

export const repMarkupOnLpPrice: Fault = {
  id: 'rep-markup-on-lp-price',
  role: 'platform',
  title: 'The markup is in the price of the liquidity provider instead of in that of the execution',
  breaks: ['REP-37', 'REP-9'],
  reporting: alterRecords('deals', (record) => {
    const markup = record['tradeSide'] === 'TRADE_SIDE_BUY' ? 5n : -5n
    return scaleFields({ ...record, lpExecutionPrice: record['executionPrice'] }, ['lpExecutionPrice'], (price) => price + markup)
  }),
}
