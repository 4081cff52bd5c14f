import type { Fault } from '../fault.ts'
import { makeRequired } from '../fault-parts/contract.ts'

export const b12DemandsLimit: Fault = {
  id: 'b12-demands-limit',
  role: 'platform',
  title: 'A list needs a limit, to protect the database',
  breaks: ['B12-19'],
  contract: makeRequired('listLinkedAccounts', 'limit'),
}
