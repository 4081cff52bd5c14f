import type { Fault } from '../fault.ts'
import { nameNewUsers } from '../fault-parts/identity.ts'

export const nickNumbersTakenLocalPart: Fault = {
  id: 'nick-numbers-taken-local-part',
  role: 'platform',
  title: 'A name from the e-mail that exists gets a number',
  breaks: ['NICK-4'],
  operations: {
    createSsoUser: nameNewUsers(({ nickname, userId, email }, wish, world) => {
      const local = email.slice(0, email.indexOf('@'))
      return wish === undefined && nickname === `uid${userId}` && world.users.firstBy('nickname', local) ? `${local}${userId}` : nickname
    }),
  },
}
