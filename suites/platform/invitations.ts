import { assume } from '../kit/assume.ts'
import type { Answer } from '../kit/exchange.ts'
import type { PlatformContext } from '../kit/platform.ts'
import { makePerson } from './people.ts'

export interface Invitation {
  invitedUserId: number
  partnerUserId: number
  /** A moment shortly before, as far as the hook tells when it happened. */
  since: number | undefined
  answer: Answer
}

/** A user is attributed to a partner; both are fresh ones unless given. */
export async function invite(context: PlatformContext, partner?: { userId: number }, invited?: { userId: number }): Promise<Invitation> {
  const attribution = await invitePerson(context, partner, invited)
  assume(attribution.answer.status < 300, 'the hook attributes an invited user')
  return attribution
}

/** The same, whatever the hook says about it. */
export async function invitePerson(
  context: PlatformContext,
  partner?: { userId: number },
  invited?: { userId: number },
): Promise<Invitation> {
  const { hooks, given } = context
  const { userId: invitedUserId } = invited ?? (await makePerson(context))
  const { userId: partnerUserId } = partner ?? (await makePerson(context))
  const answer = await hooks['invite']!({ invitedUserId, partnerUserId, brokerName: given.brokerName })
  const at = answer.body['createTimestamp']
  return { invitedUserId, partnerUserId, since: typeof at === 'number' ? at - 1 : undefined, answer }
}
