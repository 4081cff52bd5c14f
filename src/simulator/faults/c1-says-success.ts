import type { Fault } from '../fault.ts'
import { alterSaid } from '../fault-parts/adapter.ts'

export const c1SaysSuccess: Fault = {
  id: 'c1-says-success',
  role: 'adapter',
  title: 's is success instead of ok',
  breaks: ['C1-1'],
  wire: alterSaid('generateAdapterToken', (said) => (said['s'] === 'ok' ? { ...said, s: 'success' } : said)),
}
