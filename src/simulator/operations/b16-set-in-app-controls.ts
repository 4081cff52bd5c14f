import type { Ribbon } from '../../domain/records.ts'
import { refuse } from '../../domain/refusal.ts'
import { checkCrm } from '../broker-crm.ts'
import type { Operation } from '../operation.ts'
import { findUser } from '../people.ts'

/** B16: replaces the ribbons that a user has under one CRM; empty rules take them all away. */
export const setInAppControls: Operation<'setInAppControls'> = ({ body, caller }, world) => {
  const { brokerCrmName, userId } = body
  checkCrm(world, caller, brokerCrmName, { unknown: 'B16-21', disabled: 'B16-22', field: 'body.brokerCrmName' })
  if (!findUser(world, userId)) return refuse('B16-20', undefined, 'body.userId')
  const { ribbons = [] } = body.rules as { ribbons?: Ribbon[] }
  const key = `${userId}:${brokerCrmName}`
  if (ribbons.length === 0) world.ribbons.delete(key)
  else world.ribbons.set(key, { userId, brokerCrmName, ribbons })
  return { status: 201 }
}
