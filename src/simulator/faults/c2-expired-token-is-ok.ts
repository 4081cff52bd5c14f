import type { Fault } from '../fault.ts'
import { sayOkInstead } from '../fault-parts/adapter.ts'

export const c2ExpiredTokenIsOk: Fault = {
  id: 'c2-expired-token-is-ok',
  role: 'adapter',
  title: 'An expired token is as good as logged out',
  breaks: ['C2-5'],
  wire: sayOkInstead('C2-5'),
}
