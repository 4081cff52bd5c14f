import type { Fault } from '../fault.ts'
import { forgetSecurity } from '../fault-parts/contract.ts'

export const c1SkipsBearerCheck: Fault = {
  id: 'c1-skips-bearer-check',
  role: 'adapter',
  title: 'The route was added without the check of its credential',
  breaks: ['C1-4', 'TOKEN-7', 'ERR-13'],
  contract: forgetSecurity('generateAdapterToken'),
}
