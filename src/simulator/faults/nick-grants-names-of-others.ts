import type { Fault } from '../fault.ts'
import { nameNewUsers } from '../fault-parts/identity.ts'

export const nickGrantsNamesOfOthers: Fault = {
  id: 'nick-grants-names-of-others',
  role: 'platform',
  title: 'A wish for the default name of a user to come is granted, and that user gets it as well',
  breaks: ['NICK-5'],
  operations: {
    createSsoUser: nameNewUsers(({ nickname }, wish, world) =>
      wish && /^uid\d+$/.test(wish) && !world.users.firstBy('nickname', wish) ? wish : nickname,
    ),
  },
}
