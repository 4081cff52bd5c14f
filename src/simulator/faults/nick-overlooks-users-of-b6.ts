import type { Fault } from '../fault.ts'
import { nameNewUsers } from '../fault-parts/identity.ts'

export const nickOverlooksUsersOfB6: Fault = {
  id: 'nick-overlooks-users-of-b6',
  role: 'platform',
  title: 'Whether a wish is taken is looked up among the users of the CRM only',
  breaks: ['NICK-5'],
  operations: {
    createSsoUser: nameNewUsers(({ nickname, brokerCrmNames }, wish, world) => {
      const holder = wish === undefined ? undefined : world.users.firstBy('nickname', wish)
      return holder && wish && !brokerCrmNames.some((crm) => holder.brokerCrmNames.includes(crm)) ? wish : nickname
    }),
  },
}
