import type { Fault } from '../fault.ts'
import { alterAnswer } from '../fault-parts/answer.ts'

export const t4TotalEquityIsZero: Fault = {
  id: 't4-total-equity-is-zero',
  role: 'platform',
  title: 'The equity of sub-accounts is not added up',
  breaks: ['T4-5'],
  wire: alterAnswer('getSubAccounts', (body) => ({ ...body, totalSubAccountsEquity: 0 })),
}
