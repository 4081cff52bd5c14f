import type { Fault } from '../fault.ts'
import { alterAnswer } from '../fault-parts/answer.ts'

export const b6CreatedAsText: Fault = {
  id: 'b6-created-as-text',
  role: 'platform',
  title: 'utcCreateTimestamp is a date in words',
  breaks: ['B6-1'],
  wire: alterAnswer('createUser', (body) => ({ ...body, ...('status' in body && { utcCreateTimestamp: '2026-01-01T00:00:00Z' }) })),
}
