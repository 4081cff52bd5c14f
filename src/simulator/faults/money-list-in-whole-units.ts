import type { JsonObject } from '../../contract/json.ts'
import type { Fault } from '../fault.ts'
import { alterAnswer } from '../fault-parts/answer.ts'

export const moneyListInWholeUnits: Fault = {
  id: 'money-list-in-whole-units',
  role: 'platform',
  title: 'T3 tells money in the currency, T2 in cents',
  breaks: ['MONEY-2'],
  wire: alterAnswer('listTraders', (body) => ({
    ...body,
    trader: (body['trader'] as JsonObject[]).map((record) => ({ ...record, balance: Math.floor(Number(record['balance']) / 100) })),
  })),
}
