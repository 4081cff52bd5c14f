import type { Fault } from '../fault.ts'
import { makeRequired } from '../fault-parts/contract.ts'

export const b1DemandsFirstName: Fault = {
  id: 'b1-demands-first-name',
  role: 'platform',
  title: 'A first name is demanded, for the notifications',
  breaks: ['B1-3'],
  contract: makeRequired('createSsoUser', 'firstName'),
}
