import type { Fault } from '../fault.ts'
import { alterAnswer } from '../fault-parts/answer.ts'

export const t2DailyExtremesAreZero: Fault = {
  id: 't2-daily-extremes-are-zero',
  role: 'platform',
  title: 'minEquityDaily and maxEquityDaily are never filled',
  breaks: ['T2-14'],
  wire: alterAnswer('getTrader', (record) => ({ ...record, minEquityDaily: 0, maxEquityDaily: 0 })),
}
