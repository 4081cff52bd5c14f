import { takeAnyCredential } from '../crm-fault-parts.ts'
import type { Fault } from '../fault.ts'

export const a7TakesAnyAuthorization: Fault = {
  id: 'a7-takes-any-authorization',
  role: 'crm',
  title: 'The header has to be there, and that is all',
  breaks: ['A7-2'],
  contract: takeAnyCredential('registerUser'),
}
