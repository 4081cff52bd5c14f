import type { Fault } from '../fault.ts'
import { forgetBodyRules } from '../fault-parts/contract.ts'

export const t5TakesAnyBody: Fault = {
  id: 't5-takes-any-body',
  role: 'platform',
  title: 'The body is used without being validated',
  breaks: ['T5-15'],
  contract: forgetBodyRules('replaceTrader'),
}
