import { alterSaid } from '../adapter-fault-parts.ts'
import type { Fault } from '../fault.ts'

export const c2FailureListsErrors: Fault = {
  id: 'c2-failure-lists-errors',
  role: 'adapter',
  title: 'errmsg is a list',
  breaks: ['C2-8', 'ERR-13'],
  wire: alterSaid('revokeAdapterToken', (said) => (said['s'] === 'error' ? { ...said, errmsg: [said['errmsg']] } : said)),
}
