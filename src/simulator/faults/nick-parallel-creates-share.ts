import type { Fault } from '../fault.ts'
import { nameNewUsers } from '../fault-parts/identity.ts'

export const nickParallelCreatesShare: Fault = {
  id: 'nick-parallel-creates-share',
  role: 'platform',
  title: 'A nickname that was given a moment ago is not seen yet',
  breaks: ['RACE-5', 'NICK-5'],
  operations: {
    createSsoUser: nameNewUsers(({ nickname }, wish, world) => {
      const holder = wish === undefined ? undefined : world.users.firstBy('nickname', wish)
      return holder && wish && world.now - holder.utcCreateTimestamp < 5 ? wish : nickname
    }),
  },
}
