import type { Fault } from '../fault.ts'
import { alterSaid } from '../fault-parts/adapter.ts'

export const c1NamesItToken: Fault = {
  id: 'c1-names-it-token',
  role: 'adapter',
  title: 'The token is called token instead of d',
  breaks: ['C1-1'],
  wire: alterSaid('generateAdapterToken', ({ d, ...said }) => ({ ...said, ...(d !== undefined && { token: d }) })),
}
