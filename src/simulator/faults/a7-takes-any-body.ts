import type { Fault } from '../fault.ts'
import { forgetBodyRules } from '../fault-parts/contract.ts'

export const a7TakesAnyBody: Fault = {
  id: 'a7-takes-any-body',
  role: 'crm',
  title: 'The body is noted without being validated',
  breaks: ['A7-3'],
  contract: forgetBodyRules('registerUser'),
  operations: { registerUser: () => ({ status: 200, body: {} }) },
}
