import type { Fault } from '../fault.ts'
import { alterAnswer } from '../fault-parts/answer.ts'

export const moneyThroughFloats: Fault = {
  id: 'money-through-floats',
  role: 'platform',
  title: 'Balances pass through 32-bit floats',
  breaks: ['MONEY-3'],
  wire: alterAnswer('getTrader', (record) => ({ ...record, balance: Math.fround(Number(record['balance'])) })),
}
