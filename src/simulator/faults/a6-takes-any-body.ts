import type { Fault } from '../fault.ts'
import { forgetBodyRules } from '../fault-parts/contract.ts'

export const a6TakesAnyBody: Fault = {
  id: 'a6-takes-any-body',
  role: 'crm',
  title: 'The body is noted without being validated',
  breaks: ['A6-5'],
  contract: forgetBodyRules('attributeUser'),
  operations: { attributeUser: () => ({ status: 200, body: {} }) },
}
