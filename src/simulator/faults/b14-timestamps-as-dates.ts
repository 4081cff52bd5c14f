import type { Fault } from '../fault.ts'
import { alterListed } from '../fault-parts/answer.ts'

export const b14TimestampsAsDates: Fault = {
  id: 'b14-timestamps-as-dates',
  role: 'platform',
  title: 'utcCreateTimestamp is printed as a date',
  breaks: ['B14-2', 'B14-4'],
  wire: alterListed('listUsers', 'users', (user) => ({
    ...user,
    utcCreateTimestamp: new Date(Number(user['utcCreateTimestamp'])).toISOString(),
  })),
}
