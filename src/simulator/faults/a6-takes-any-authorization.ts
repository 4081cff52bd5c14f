import { takeAnyCredential } from '../crm-fault-parts.ts'
import type { Fault } from '../fault.ts'

export const a6TakesAnyAuthorization: Fault = {
  id: 'a6-takes-any-authorization',
  role: 'crm',
  title: 'The header has to be there, and that is all',
  breaks: ['A6-4'],
  contract: takeAnyCredential('attributeUser'),
}
