import type { Fault } from '../fault.ts'
import { alterSaid } from '../fault-parts/adapter.ts'

export const c1FailureIsNumber: Fault = {
  id: 'c1-failure-is-number',
  role: 'adapter',
  title: 'errmsg is a number out of a table',
  breaks: ['C1-3', 'ERR-13'],
  wire: alterSaid('generateAdapterToken', (said) => (said['s'] === 'error' ? { ...said, errmsg: 17 } : said)),
}
