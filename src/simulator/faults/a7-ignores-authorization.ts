import type { Fault } from '../fault.ts'
import { forgetSecurity } from '../fault-parts/contract.ts'

export const a7IgnoresAuthorization: Fault = {
  id: 'a7-ignores-authorization',
  role: 'crm',
  title: 'The address is secret enough',
  breaks: ['A7-2'],
  contract: forgetSecurity('registerUser'),
}
