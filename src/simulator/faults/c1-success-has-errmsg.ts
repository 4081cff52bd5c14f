import type { Fault } from '../fault.ts'
import { alterSaid } from '../fault-parts/adapter.ts'

export const c1SuccessHasErrmsg: Fault = {
  id: 'c1-success-has-errmsg',
  role: 'adapter',
  title: 'errmsg is always there, and empty where nothing went wrong',
  breaks: ['C1-2'],
  wire: alterSaid('generateAdapterToken', (said) => ({ errmsg: '', ...said })),
}
