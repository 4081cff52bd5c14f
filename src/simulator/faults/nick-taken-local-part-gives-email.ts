import type { Fault } from '../fault.ts'
import { nameNewUsers } from '../fault-parts/identity.ts'

export const nickTakenLocalPartGivesEmail: Fault = {
  id: 'nick-taken-local-part-gives-email',
  role: 'platform',
  title: 'A name from the e-mail that exists gives way to the whole e-mail',
  breaks: ['NICK-4'],
  operations: {
    createSsoUser: nameNewUsers(({ nickname, userId, email }, wish) =>
      wish === undefined && nickname === `uid${userId}` ? email : nickname,
    ),
  },
}
