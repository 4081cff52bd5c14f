import { refuse } from '../../domain/refusal.ts'
import { reportRegistration } from '../callbacks.ts'
import { checkEmail } from '../emails.ts'
import { nextUserId } from '../ids.ts'
import type { Operation } from '../operation.ts'
import { findOwnerOfEmail, findUser, makeUser } from '../people.ts'

/** K20: somebody becomes a user in an application, through a partner; A7 reports it. */
export const registerInApp: Operation<'registerInApp'> = ({ body }, world) => {
  const { email, brokerName, partnerUserId } = body
  if (!world.brokers.has(brokerName)) return refuse('K20-4', `there is no broker "${brokerName}"`, 'brokerName')
  if (!findUser(world, partnerUserId)) return refuse('K20-3', `there is no user ${partnerUserId}`, 'partnerUserId')
  checkEmail(world, email, 'K20-5', 'email')
  const owner = findOwnerOfEmail(world, email)
  if (owner) return refuse('K20-2', `is that of user ${owner.userId}`, 'email')
  const userId = nextUserId(world)
  const user = makeUser(world, { userId, nickname: `uid${userId}`, email, brokerName })
  reportRegistration(world, user, partnerUserId)
  return { status: 200, body: { userId } }
}
