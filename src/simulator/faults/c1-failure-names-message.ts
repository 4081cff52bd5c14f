import type { Fault } from '../fault.ts'
import { alterSaid } from '../fault-parts/adapter.ts'

export const c1FailureNamesMessage: Fault = {
  id: 'c1-failure-names-message',
  role: 'adapter',
  title: 'errmsg is called message',
  breaks: ['C1-3', 'ERR-13'],
  wire: alterSaid('generateAdapterToken', ({ errmsg, ...said }) => ({ ...said, ...(errmsg !== undefined && { message: errmsg }) })),
}
