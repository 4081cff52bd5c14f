import type { InvitedUser } from '../../domain/records.ts'
import { refuse } from '../../domain/refusal.ts'
import { findBrokerPartnerId } from '../broker-partners.ts'
import { sendCallback } from '../callbacks.ts'
import type { Action, Input } from '../operation.ts'
import { findUser } from '../people.ts'

/** K19, before the CRM hears of it: notes the attribution, which B13 shows from now on, and has A6 sent. */
export const inviteUser: Action<Input<'inviteUser'>['body'], { invited: InvitedUser; callbackId: number }> = ({ body }, world) => {
  const { invitedUserId, partnerUserId, brokerName } = body
  if (!findUser(world, invitedUserId)) return refuse('K19-3', `there is no user ${invitedUserId}`, 'invitedUserId')
  if (!findUser(world, partnerUserId)) return refuse('K19-3', `there is no user ${partnerUserId}`, 'partnerUserId')
  if (!world.brokers.has(brokerName)) return refuse('K19-4', `there is no broker "${brokerName}"`, 'brokerName')
  const brokerPartnerId = findBrokerPartnerId(world, brokerName, partnerUserId)
  const createTimestamp = world.now
  const invited = {
    invitedUserId,
    partnerUserId,
    brokerName,
    brokerPartnerId: brokerPartnerId ?? null,
    brokerResult: null,
    createTimestamp,
  }
  world.invitedUsers.set(invitedUserId, invited)
  const attribution = { invitedUserId, partnerUserId, ...(brokerPartnerId !== undefined && { brokerPartnerId }), brokerName }
  return { status: 200, body: { invited, callbackId: sendCallback(world, 'attribution', attribution) } }
}
