import { refuse } from '../../domain/refusal.ts'
import { dropSessions } from '../app-sessions.ts'
import { checkCrm } from '../broker-crm.ts'
import type { Operation } from '../operation.ts'
import { findUser } from '../people.ts'

/** B5: drops every open session of a user, in all applications. */
export const logOutUser: Operation<'logOutUser'> = ({ query, caller }, world) => {
  checkCrm(world, caller, query.brokerCrmName, { unknown: 'B5-7', disabled: 'B5-8', field: 'query.brokerCrmName' })
  if (!findUser(world, query.userId)) return refuse('B5-6', undefined, 'query.userId')
  dropSessions(world, query.userId)
  return { status: 200 }
}
