import type { Fault } from '../fault.ts'
import { alterSaid } from '../fault-parts/adapter.ts'

export const c1TokenInObject: Fault = {
  id: 'c1-token-in-object',
  role: 'adapter',
  title: 'The token is an object that tells its life, too',
  breaks: ['C1-1'],
  wire: alterSaid('generateAdapterToken', (said) => (said['s'] === 'ok' ? { ...said, d: { token: said['d'], days: 30 } } : said)),
}
