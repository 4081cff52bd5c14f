import { findCrmUser } from '../crm-users.ts'
import type { Operation } from '../operation.ts'

/** A7: takes note of somebody who registered in an application. */
export const registerUser: Operation<'registerUser'> = ({ body }, world) => {
  const { userId, brokerName, email } = body
  world.crmUsers.set(userId, { ...findCrmUser(world, userId, brokerName), email, brokerName })
  const status = world.dialect['callbacks.a7Status']
  if (status === 204 || !world.dialect['callbacks.a7Body']) return { status }
  // Some CRMs say {} with a 202 as well, which the contract leaves them free to do.
  return { status: status as 200, body: {} }
}
