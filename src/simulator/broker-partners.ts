import { keyOfPartner } from '../domain/broker-partner.ts'
import type { World } from './world.ts'

/** The id that a broker told the platform for a partner. */
export function findBrokerPartnerId(world: World, brokerName: string, partnerUserId: number): string | undefined {
  const key = keyOfPartner({ brokerName, partnerUserId })
  const told = world.brokerPartners.get(key)
  if (told) return told.brokerPartnerId
  return world.invitedUsers.by('partner', key).find(({ brokerPartnerId }) => brokerPartnerId !== null)?.brokerPartnerId ?? undefined
}
