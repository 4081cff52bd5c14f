import type { Fault } from '../fault.ts'
import { alterSaid } from '../fault-parts/adapter.ts'

export const c2SuccessHasErrmsg: Fault = {
  id: 'c2-success-has-errmsg',
  role: 'adapter',
  title: 'errmsg is always there, and empty where nothing went wrong',
  breaks: ['C2-7'],
  wire: alterSaid('revokeAdapterToken', (said) => ({ errmsg: '', ...said })),
}
