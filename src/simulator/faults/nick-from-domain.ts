import type { Fault } from '../fault.ts'
import { nameNewUsers } from '../fault-parts/identity.ts'

export const nickFromDomain: Fault = {
  id: 'nick-from-domain',
  role: 'platform',
  title: 'The nickname is taken from the part of the e-mail after the @',
  breaks: ['NICK-3'],
  operations: {
    createSsoUser: nameNewUsers(({ nickname, email, userId }, wish, world) => {
      const domain = email.slice(email.indexOf('@') + 1)
      if (wish !== undefined) return nickname
      return world.users.firstBy('nickname', domain) ? `uid${userId}` : domain
    }),
  },
}
