import type { Fault } from '../fault.ts'
import { alterAnswer } from '../fault-parts/answer.ts'

export const t2CashEquityIsZero: Fault = {
  id: 't2-cash-equity-is-zero',
  role: 'platform',
  title: 'cashEquity is filled in by a nightly job only',
  breaks: ['T2-6', 'T2-5'],
  wire: alterAnswer('getTrader', (record) => ({ ...record, cashEquity: 0 })),
}
