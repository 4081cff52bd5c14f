import { refuse } from '../../domain/refusal.ts'
import { reportRegistration } from '../callbacks.ts'
import { checkEmail } from '../emails.ts'
import { nextUserId } from '../ids.ts'
import type { Operation } from '../operation.ts'
import { describeUser, findOwnerOfEmail, introduceToCrm, makeUser } from '../people.ts'

/** B6: creates a user outside of single sign-on, or tells who already has this e-mail. */
export const createUser: Operation<'createUser'> = ({ body }, world) => {
  const { brokerName, email, preferredLanguage } = body
  if (brokerName !== undefined && !world.brokers.has(brokerName)) return refuse('B6-15', undefined, 'body.brokerName')
  checkEmail(world, email, 'B6-13', 'body.email')
  const known = findOwnerOfEmail(world, email)
  if (known) return { status: 200, body: { userId: known.userId } }
  const userId = nextUserId(world)
  const user = makeUser(world, { userId, nickname: `uid${userId}`, email, preferredLanguage, brokerName })
  introduceToCrm(world, user)
  if (world.dialect['callbacks.registrationOnCreate']) reportRegistration(world, user)
  return { status: 200, body: describeUser(world, user) }
}
