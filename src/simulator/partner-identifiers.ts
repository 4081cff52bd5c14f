import { keyOfHolder, type PartnerHolder } from '../domain/partner-holder.ts'
import type { PartnerId } from '../domain/records.ts'
import { findLink } from './linked-accounts.ts'
import { findUser } from './people.ts'
import type { World } from './world.ts'

/** What B18 and B19 name: a user, an account, or an account together with its owner. */
export interface NamedHolder {
  userId?: number | undefined
  uidTraderAccountId?: number | undefined
}

/** The holder that is meant, if it exists: the account where one is named, and then only with its owner beside it. */
export function findHolder(world: World, { userId, uidTraderAccountId }: NamedHolder): PartnerHolder | undefined {
  if (uidTraderAccountId === undefined) return userId !== undefined && findUser(world, userId) ? { userId } : undefined
  const link = findLink(world, uidTraderAccountId)
  return link && (userId === undefined || link.userId === userId) ? { uidTraderAccountId } : undefined
}

/** The identifier that the named holder has under a CRM. */
export function findPartnerId(world: World, brokerCrmName: string, named: NamedHolder): PartnerId | undefined {
  const holder = findHolder(world, named)
  return holder && world.partnerIds.get(keyOfHolder(brokerCrmName, holder))
}
