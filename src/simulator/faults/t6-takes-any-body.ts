import type { Fault } from '../fault.ts'
import { forgetBodyRules } from '../fault-parts/contract.ts'

export const t6TakesAnyBody: Fault = {
  id: 't6-takes-any-body',
  role: 'platform',
  title: 'The body is used without being validated',
  breaks: ['T6-14'],
  contract: forgetBodyRules('updateTrader'),
}
