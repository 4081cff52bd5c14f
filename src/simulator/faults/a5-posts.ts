import { alterCall } from '../call-fault-parts.ts'
import type { Fault } from '../fault.ts'

export const a5Posts: Fault = {
  id: 'a5-posts',
  role: 'platform',
  title: 'Everything that does something is a POST',
  breaks: ['A5-12'],
  calls: alterCall('A5', () => ({ method: 'POST' })),
}
