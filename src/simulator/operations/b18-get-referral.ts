import type { PartnerId } from '../../domain/records.ts'
import { refuse } from '../../domain/refusal.ts'
import { checkCrm } from '../broker-crm.ts'
import type { Operation } from '../operation.ts'
import { findPartnerId } from '../partner-identifiers.ts'
import type { World } from '../world.ts'

/** B18: reads the partner identifier of a user, or of a linked account where one is named. */
export const getReferral: Operation<'getReferral'> = ({ query, caller }, world) => {
  const { brokerCrmName, userId, uidTraderAccountId } = query
  checkCrm(world, caller, brokerCrmName, { unknown: 'B18-8', disabled: 'B18-9', field: 'query.brokerCrmName' })
  if (userId === undefined && uidTraderAccountId === undefined) return refuse('B18-5', undefined, 'query.userId')
  const found = findPartnerId(world, brokerCrmName, query)
  if (found) return { status: 200, body: describePartnerId(world, found) }
  return world.dialect['users.absentPartnerId'] === 'empty' ? { status: 200 } : refuse('B18-7')
}

/** Beside an account stands its owner. */
function describePartnerId(world: World, { userId, uidTraderAccountId, partnerId }: PartnerId) {
  if (uidTraderAccountId === null) return { userId: userId!, partnerId }
  return { userId: world.accountLinks.get(uidTraderAccountId)!.userId, uidTraderAccountId, partnerId }
}
