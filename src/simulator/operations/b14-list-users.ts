import type { User } from '../../domain/records.ts'
import { refuse } from '../../domain/refusal.ts'
import type { Operation } from '../operation.ts'
import { takeWorldPage } from '../pages.ts'

const DEFAULT_LIMIT = 100

/** B14: lists who is registered, for managers who may authenticate users. */
export const listUsers: Operation<'listUsers'> = ({ query, caller }, world) => {
  if (!caller.manager?.canAuthenticateUsers) return refuse('B14-14')
  const { createdFrom = Number.NEGATIVE_INFINITY } = query
  const found = world.users.values().filter((user) => user.utcCreateTimestamp >= createdFrom && user.status !== 'UID_DELETED')
  const createdOf = (user: User) => ({ at: user.utcCreateTimestamp, id: user.userId })
  return { status: 200, body: { users: takeWorldPage(world, Array.from(found), createdOf, query, DEFAULT_LIMIT).map(describeRegistered) } }
}

function describeRegistered({ userId, email, brokerName, utcCreateTimestamp }: User) {
  return { userId, email, brokerName, utcCreateTimestamp }
}
