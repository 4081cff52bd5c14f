import type { Fault } from '../fault.ts'
import { alterAnswer } from '../fault-parts/answer.ts'

export const t2EquityInWholeUnits: Fault = {
  id: 't2-equity-in-whole-units',
  role: 'platform',
  title: 'equity and freeMargin are told in the currency, balance in cents',
  breaks: ['T2-5'],
  wire: alterAnswer('getTrader', (record) => ({
    ...record,
    equity: Math.floor(Number(record['equity']) / 100),
    freeMargin: Math.floor(Number(record['freeMargin']) / 100),
  })),
}
