import { bookAttribution } from '../../domain/attribution.ts'
import { findCrmUser } from '../crm-users.ts'
import type { Operation } from '../operation.ts'
import type { World } from '../world.ts'

/** A6: books an attribution and tells how, now or later. */
export const attributeUser: Operation<'attributeUser'> = ({ body }, world) => {
  const way = world.dialect['crm.attribution']
  if (way === 'pending') return { status: 200, body: { brokerResult: 'PENDING_ATTRIBUTION' } }
  const { invitedUserId, partnerUserId, brokerName } = body
  const invited = findCrmUser(world, invitedUserId, brokerName)
  const known = findCrmUser(world, partnerUserId, brokerName).brokerPartnerId ?? body.brokerPartnerId ?? null
  const before = { partnerUserId: invited.partnerUserId, result: invited.brokerResult }
  const brokerResult = bookAttribution({ partnerUserId, before, brokerPartnerId: known })
  const brokerPartnerId = known ?? `IB-${world.nextId('brokerPartner', 3301)}`
  notePartner(world, partnerUserId, brokerPartnerId)
  world.crmUsers.set(invitedUserId, { ...world.crmUsers.get(invitedUserId)!, partnerUserId, brokerResult })
  return { status: 200, body: way === 'silent' ? {} : { brokerPartnerId, brokerResult } }
}

function notePartner(world: World, partnerUserId: number, brokerPartnerId: string): void {
  world.crmUsers.set(partnerUserId, { ...world.crmUsers.get(partnerUserId)!, brokerPartnerId })
}
