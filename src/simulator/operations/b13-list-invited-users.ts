import type { InvitedUser } from '../../domain/records.ts'
import type { Operation } from '../operation.ts'
import { takeWorldPage } from '../pages.ts'

const DEFAULT_LIMIT = 100

/** B13: lists attributions, whatever became of their callbacks. */
export const listInvitedUsers: Operation<'listInvitedUsers'> = ({ query }, world) => {
  const { createdFrom = Number.NEGATIVE_INFINITY } = query
  const found = Array.from(world.invitedUsers.values().filter((invited) => invited.createTimestamp >= createdFrom))
  const createdOf = (invited: InvitedUser) => ({ at: invited.createTimestamp, id: invited.invitedUserId })
  return { status: 200, body: { invitedUsers: takeWorldPage(world, found, createdOf, query, DEFAULT_LIMIT).map(describeInvited) } }
}

function describeInvited({ invitedUserId, partnerUserId, brokerPartnerId, brokerName, createTimestamp }: InvitedUser) {
  return { invitedUserId, partnerUserId, ...(brokerPartnerId !== null && { brokerPartnerId }), brokerName, createTimestamp }
}
