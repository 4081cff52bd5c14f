import type { Fault } from '../fault.ts'
import { alterCall } from '../fault-parts/call.ts'

export const a7SendsCrmApiToken: Fault = {
  id: 'a7-sends-crm-api-token',
  role: 'platform',
  title: 'The token of all other calls is sent',
  breaks: ['A7-7'],
  calls: alterCall('A7', ({ headers }, world) => ({ headers: { ...headers, authorization: `Bearer ${world.platformCrmToken ?? ''}` } })),
}
