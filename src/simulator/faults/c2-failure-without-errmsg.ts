import type { Fault } from '../fault.ts'
import { alterSaid } from '../fault-parts/adapter.ts'

export const c2FailureWithoutErrmsg: Fault = {
  id: 'c2-failure-without-errmsg',
  role: 'adapter',
  title: 'A failure tells nothing but that it is one',
  breaks: ['C2-8', 'ERR-13'],
  wire: alterSaid('revokeAdapterToken', ({ s }) => ({ s })),
}
