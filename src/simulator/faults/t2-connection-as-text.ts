import type { Fault } from '../fault.ts'
import { alterAnswer } from '../fault-parts/answer.ts'

export const t2ConnectionAsText: Fault = {
  id: 't2-connection-as-text',
  role: 'platform',
  title: 'lastConnectionTimestamp is a date in words',
  breaks: ['T2-16'],
  wire: alterAnswer('getTrader', (record) => ({ ...record, lastConnectionTimestamp: '2026-01-01' })),
}
