import type { Fault } from '../fault.ts'
import { alterAnswer } from '../fault-parts/answer.ts'

export const t2ForgetsMoneyDigits: Fault = {
  id: 't2-forgets-money-digits',
  role: 'platform',
  title: 'moneyDigits is not part of the record',
  breaks: ['T2-2', 'T2-4'],
  wire: alterAnswer('getTrader', ({ moneyDigits: _, ...record }) => record),
}
