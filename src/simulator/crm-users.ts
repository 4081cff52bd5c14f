import type { CrmUser } from '../domain/records.ts'
import type { World } from './world.ts'

/** A user in the CRM's books. Whoever a callback names is in them from then on. */
export function findCrmUser(world: World, userId: number, brokerName: string): CrmUser {
  const known = world.crmUsers.get(userId)
  if (known) return known
  const made: CrmUser = {
    userId,
    email: null,
    brokerName,
    keepsLoggedIn: false,
    getsInappToken: false,
    inappToken: null,
    partnerUserId: null,
    brokerPartnerId: null,
  }
  world.crmUsers.set(userId, made)
  return made
}
