import type { Fault } from '../fault.ts'
import { alterListed } from '../fault-parts/answer.ts'

export const b14TimestampsInSeconds: Fault = {
  id: 'b14-timestamps-in-seconds',
  role: 'platform',
  title: 'utcCreateTimestamp counts seconds',
  breaks: ['B14-4'],
  wire: alterListed('listUsers', 'users', (user) => ({
    ...user,
    utcCreateTimestamp: Math.floor(Number(user['utcCreateTimestamp']) / 1000),
  })),
}
