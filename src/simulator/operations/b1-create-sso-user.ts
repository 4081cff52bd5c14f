import type { User } from '../../domain/records.ts'
import { refuse } from '../../domain/refusal.ts'
import { checkCrm } from '../broker-crm.ts'
import { reportRegistration } from '../callbacks.ts'
import { checkEmail } from '../emails.ts'
import { nextUserId } from '../ids.ts'
import { pickNickname } from '../nicknames.ts'
import type { Operation } from '../operation.ts'
import { findOwnerOfEmail, introduceToCrm, makeUser } from '../people.ts'
import type { World } from '../world.ts'

/** B1: creates a user who signs in through the broker's CRM, or tells who already has this e-mail. */
export const createSsoUser: Operation<'createSsoUser'> = ({ body, caller }, world) => {
  const { brokerCrmName, email, nickname, preferredLanguage, firstName } = body
  checkCrm(world, caller, brokerCrmName, { unknown: 'B1-9', disabled: 'B1-10', field: 'body.brokerCrmName' })
  checkEmail(world, email, 'B1-6', 'body.email')
  const known = findOwnerOfEmail(world, email)
  if (known) return adoptUser(world, known, brokerCrmName)
  const userId = nextUserId(world)
  const [broker] = world.brokers.by('brokerCrmName', brokerCrmName)
  const user = makeUser(world, {
    userId,
    nickname: pickNickname(world, { userId, email, nickname }),
    email,
    preferredLanguage,
    firstName,
    brokerName: broker?.brokerName,
  })
  introduceToCrm(world, user)
  if (world.dialect['callbacks.registrationOnCreate']) reportRegistration(world, user)
  return { status: 201, body: { userId } }
}

/** Somebody who is a user already becomes a customer of this CRM as well. */
function adoptUser(world: World, user: User, brokerCrmName: string) {
  if (world.dialect['users.createExistingEmail'] === 'refuse') return refuse('B3-9', 'somebody has this e-mail already', 'body.email')
  if (!user.brokerCrmNames.includes(brokerCrmName)) {
    world.users.set(user.userId, { ...user, brokerCrmNames: [...user.brokerCrmNames, brokerCrmName] })
  }
  introduceToCrm(world, user)
  return { status: world.dialect['users.createExistingEmailStatus'] as 201, body: { userId: user.userId } }
}
