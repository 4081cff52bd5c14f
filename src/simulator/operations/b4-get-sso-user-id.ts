import { checkBrands } from '../broker-crm.ts'
import type { Operation } from '../operation.ts'
import { findUserByEmail } from '../people.ts'

/** B4: finds a customer of a CRM by e-mail. Finding nobody is no failure: the answer is empty then. */
export const getSsoUserId: Operation<'getSsoUserId'> = ({ query, caller }, world) => {
  checkBrands(world, caller, query.brokerCrmName, { disabled: 'B4-8', field: 'query.brokerCrmName' })
  const user = findUserByEmail(world, query.email)
  if (user?.brokerCrmNames.includes(query.brokerCrmName)) return { status: 200, body: { userId: user.userId } }
  const empty = { object: {}, 'no-bytes': undefined, 'null-user-id': { userId: null } }[world.dialect['users.emptyLookup']]
  return { status: 200, ...(empty && { body: empty }) }
}
