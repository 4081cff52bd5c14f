import type { Fault } from '../fault.ts'
import { forgetSecurity } from '../fault-parts/contract.ts'

export const a6IgnoresAuthorization: Fault = {
  id: 'a6-ignores-authorization',
  role: 'crm',
  title: 'The address is secret enough',
  breaks: ['A6-4'],
  contract: forgetSecurity('attributeUser'),
}
