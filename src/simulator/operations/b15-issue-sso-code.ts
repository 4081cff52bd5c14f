import { refuse } from '../../domain/refusal.ts'
import type { Operation } from '../operation.ts'
import { findUser } from '../people.ts'

/** B15: issues a code with which the user can be signed in once, under the white labels that are named. */
export const issueSsoCode: Operation<'issueSsoCode'> = ({ path, body, caller }, world) => {
  if (!caller.manager?.canAuthenticateUsers) return refuse('B15-9')
  if (!findUser(world, path.userId)) return refuse('B15-10', undefined, 'path.userId')
  const stranger = body.brokerNames.find((name) => !world.brokers.has(name))
  if (stranger !== undefined) return refuse('B15-11', `there is no white label "${stranger}"`, 'body.brokerNames')
  const value = world.newToken('sso-code')
  world.ssoCodes.set(value, { value, userId: path.userId, brokerNames: body.brokerNames, issuedAt: world.now, spent: false })
  return { status: 200, body: { code: value } }
}
