import type { Fault } from '../fault.ts'
import { askForCredential } from '../fault-parts/contract.ts'

export const b12DemandsBearer: Fault = {
  id: 'b12-demands-bearer',
  role: 'platform',
  title: 'The token has to follow the word Bearer, as in B13',
  breaks: ['B12-23'],
  contract: askForCredential('listLinkedAccounts', 'managerTokenBearer'),
}
