import type { Fault } from '../fault.ts'
import { alterSsoCodes } from '../fault-parts/identity.ts'

export const b15SignsInUserBefore: Fault = {
  id: 'b15-signs-in-user-before',
  role: 'platform',
  title: 'The user of the call before is still in the session',
  breaks: ['B15-3'],
  operations: alterSsoCodes((code, world) => {
    const earlier = Array.from(world.ssoCodes.values()).at(-2)
    return earlier ? { userId: earlier.userId } : code
  }),
}
