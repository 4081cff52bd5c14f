import type { Fault } from '../fault.ts'
import { alterCallBody } from '../fault-parts/call.ts'

export const a4AsksForLastUser: Fault = {
  id: 'a4-asks-for-last-user',
  role: 'platform',
  title: 'The token is asked for the user who came last',
  breaks: ['A4-18'],
  calls: alterCallBody('A4', (body, world) => ({ ...body, userId: Array.from(world.users.keys()).at(-1) })),
}
