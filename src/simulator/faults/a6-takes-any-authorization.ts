import type { Fault } from '../fault.ts'
import { takeAnyCredential } from '../fault-parts/crm.ts'

export const a6TakesAnyAuthorization: Fault = {
  id: 'a6-takes-any-authorization',
  role: 'crm',
  title: 'The header has to be there, and that is all',
  breaks: ['A6-4'],
  contract: takeAnyCredential('attributeUser'),
}
