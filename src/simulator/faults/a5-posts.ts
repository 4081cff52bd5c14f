import type { Fault } from '../fault.ts'
import { alterCall } from '../fault-parts/call.ts'

export const a5Posts: Fault = {
  id: 'a5-posts',
  role: 'platform',
  title: 'Everything that does something is a POST',
  breaks: ['A5-12'],
  calls: alterCall('A5', () => ({ method: 'POST' })),
}
