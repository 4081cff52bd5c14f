import type { Fault } from '../fault.ts'
import { alterAnswer } from '../fault-parts/answer.ts'

export const t2WrongMoneyDigits: Fault = {
  id: 't2-wrong-money-digits',
  role: 'platform',
  title: 'moneyDigits is a constant of the platform and not of the account',
  breaks: ['T2-4', 'MONEY-1'],
  wire: alterAnswer('getTrader', (record) => ({ ...record, moneyDigits: 4 })),
}
