import type { Fault } from '../fault.ts'
import { nameNewUsers } from '../fault-parts/identity.ts'

export const nickKeepsTakenWish: Fault = {
  id: 'nick-keeps-taken-wish',
  role: 'platform',
  title: 'A wish is granted whether it is taken or not',
  breaks: ['NICK-2', 'NICK-5'],
  operations: {
    createSsoUser: nameNewUsers(({ nickname }, wish, world) => (wish && world.users.firstBy('nickname', wish) ? wish : nickname)),
  },
}
