import type { Fault } from '../fault.ts'
import { takeAnyCredential } from '../fault-parts/crm.ts'

export const a7TakesAnyAuthorization: Fault = {
  id: 'a7-takes-any-authorization',
  role: 'crm',
  title: 'The header has to be there, and that is all',
  breaks: ['A7-2'],
  contract: takeAnyCredential('registerUser'),
}
