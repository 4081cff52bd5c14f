import type { Fault } from '../fault.ts'
import { alterAnswer } from '../fault-parts/answer.ts'

export const t4TotalBalanceOfMain: Fault = {
  id: 't4-total-balance-of-main',
  role: 'platform',
  title: 'The total counts one account more than the sub-accounts',
  breaks: ['T4-4', 'T4-6'],
  wire: alterAnswer('getSubAccounts', (body) => ({ ...body, totalSubAccountsBalance: Number(body['totalSubAccountsBalance']) + 500 })),
}
