import type { Fault } from '../fault.ts'
import { alterSaid } from '../fault-parts/adapter.ts'

export const c1FailureWithoutErrmsg: Fault = {
  id: 'c1-failure-without-errmsg',
  role: 'adapter',
  title: 'A failure tells nothing but that it is one',
  breaks: ['C1-3', 'ERR-13'],
  wire: alterSaid('generateAdapterToken', ({ s }) => (s === 'error' ? { s } : { s })),
}
