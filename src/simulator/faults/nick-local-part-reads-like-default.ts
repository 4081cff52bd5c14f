import type { Fault } from '../fault.ts'
import { nameNewUsers } from '../fault-parts/identity.ts'

export const nickLocalPartReadsLikeDefault: Fault = {
  id: 'nick-local-part-reads-like-default',
  role: 'platform',
  title: 'An e-mail such as uid7@… gives the name that user 7 will have',
  breaks: ['NICK-5'],
  operations: {
    createSsoUser: nameNewUsers(({ nickname, email }, wish, world) => {
      const local = email.slice(0, email.indexOf('@'))
      return wish === undefined && /^uid\d+$/.test(local) && !world.users.firstBy('nickname', local) ? local : nickname
    }),
  },
}
