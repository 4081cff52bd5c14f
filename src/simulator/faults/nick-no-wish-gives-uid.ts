import type { Fault } from '../fault.ts'
import { nameNewUsers } from '../fault-parts/identity.ts'

export const nickNoWishGivesUid: Fault = {
  id: 'nick-no-wish-gives-uid',
  role: 'platform',
  title: 'Without a wish the nickname is uid and the userId at once',
  breaks: ['NICK-3'],
  operations: {
    createSsoUser: nameNewUsers(({ nickname, userId }, wish) => (wish === undefined ? `uid${userId}` : nickname)),
  },
}
