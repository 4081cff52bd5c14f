import { makeRequired } from '../body-fault-parts.ts'
import type { Fault } from '../fault.ts'

export const b12DemandsLimit: Fault = {
  id: 'b12-demands-limit',
  role: 'platform',
  title: 'A list needs a limit, to protect the database',
  breaks: ['B12-19'],
  contract: makeRequired('listLinkedAccounts', 'limit'),
}
