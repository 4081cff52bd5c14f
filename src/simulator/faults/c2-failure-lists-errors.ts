import type { Fault } from '../fault.ts'
import { alterSaid } from '../fault-parts/adapter.ts'

export const c2FailureListsErrors: Fault = {
  id: 'c2-failure-lists-errors',
  role: 'adapter',
  title: 'errmsg is a list',
  breaks: ['C2-8', 'ERR-13'],
  wire: alterSaid('revokeAdapterToken', (said) => (said['s'] === 'error' ? { ...said, errmsg: [said['errmsg']] } : said)),
}
