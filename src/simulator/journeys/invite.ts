import type { InvitedUser } from '../../domain/records.ts'
import { ActionRefused, act } from '../act.ts'
import type { WorldCall } from '../control/control-call.ts'

/** K19: an invited user is attributed to a partner. The answer waits for the first attempt to report it by A6. */
export const inviteUser: WorldCall<'inviteUser'> = async ({ simulator, courier }, world, { body }) => {
  try {
    const { invited, callbackId } = await act(simulator, world, 'inviteUser', body)
    await courier.deliver(world, callbackId)
    const now = world.invitedUsers.get(body.invitedUserId)
    const isStill = now?.partnerUserId === body.partnerUserId && now.createTimestamp === invited.createTimestamp
    return { status: 200, body: describe(isStill ? now : invited) }
  } catch (error) {
    if (error instanceof ActionRefused) return error.answer
    throw error
  }
}

function describe({ invitedUserId, partnerUserId, brokerName, brokerPartnerId, createTimestamp, brokerResult }: InvitedUser) {
  const told = { ...(brokerPartnerId !== null && { brokerPartnerId }), createTimestamp, ...(brokerResult !== null && { brokerResult }) }
  return { invitedUserId, partnerUserId, brokerName, ...told }
}
