import type { Fault } from '../fault.ts'
import { askForCredential } from '../fault-parts/contract.ts'

export const b12DemandsQueryToken: Fault = {
  id: 'b12-demands-query-token',
  role: 'platform',
  title: 'The token is read from the query, as in B11',
  breaks: ['B12-23'],
  contract: askForCredential('listLinkedAccounts', 'managerTokenQuery'),
}
