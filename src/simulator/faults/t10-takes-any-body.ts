import type { Fault } from '../fault.ts'
import { forgetBodyRules } from '../fault-parts/contract.ts'

export const t10TakesAnyBody: Fault = {
  id: 't10-takes-any-body',
  role: 'platform',
  title: 'The body is used without being validated',
  breaks: ['T10-6'],
  contract: forgetBodyRules('checkPassword'),
}
