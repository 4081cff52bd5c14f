import { refuse } from '../../domain/refusal.ts'
import { checkCrm } from '../broker-crm.ts'
import { checkEmail } from '../emails.ts'
import type { Operation } from '../operation.ts'
import { findOwnerOfEmail, findUser } from '../people.ts'

/** B3: gives a user another e-mail, unless it is somebody else's. */
export const changeEmail: Operation<'changeEmail'> = ({ body, caller }, world) => {
  const { userId, newEmail, brokerCrmName } = body
  checkCrm(world, caller, brokerCrmName, { unknown: 'B3-10', disabled: 'B3-11', field: 'body.brokerCrmName' })
  checkEmail(world, newEmail, 'B3-5', 'body.newEmail')
  const user = findUser(world, userId) ?? refuse('B3-7', undefined, 'body.userId')
  const owner = findOwnerOfEmail(world, newEmail)
  if (owner && owner.userId !== userId) return refuse('B3-9', undefined, 'body.newEmail')
  world.users.set(userId, { ...user, email: newEmail })
  const customer = world.crmUsers.get(userId)
  if (customer) world.crmUsers.set(userId, { ...customer, email: newEmail })
  return { status: 204 }
}
