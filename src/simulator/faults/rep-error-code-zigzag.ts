import type { Fault } from '../fault.ts'
import { retype } from '../fault-parts/reporting.ts'

export const repErrorCodeZigzag: Fault = {
  id: 'rep-error-code-zigzag',
  role: 'platform',
  title: 'errorCode is declared as sint32, which travels otherwise than int32',
  breaks: ['REP-5'],
  proto: retype('Authentication', 'errorCode', 'int32', 'sint32'),
}
