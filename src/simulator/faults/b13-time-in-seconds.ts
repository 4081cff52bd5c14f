import type { Fault } from '../fault.ts'
import { alterInvited } from '../fault-parts/list.ts'

export const b13TimeInSeconds: Fault = {
  id: 'b13-time-in-seconds',
  role: 'platform',
  title: 'createTimestamp counts seconds',
  breaks: ['B13-5'],
  wire: alterInvited((record) => ({ ...record, createTimestamp: Math.floor(Number(record['createTimestamp']) / 1000) })),
}
