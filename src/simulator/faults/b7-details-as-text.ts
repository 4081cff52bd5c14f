import type { Fault } from '../fault.ts'
import { redefineField } from '../fault-parts/contract.ts'

export const b7DetailsAsText: Fault = {
  id: 'b7-details-as-text',
  role: 'platform',
  title: 'returnAccountDetails is true for any value but false',
  breaks: ['B7-5'],
  contract: redefineField('linkAccount', 'returnAccountDetails', {}),
}
