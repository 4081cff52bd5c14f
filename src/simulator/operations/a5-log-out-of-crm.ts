import { refuse } from '../../domain/refusal.ts'
import { checkBrokerOf } from '../disabled-brokers.ts'
import type { Operation } from '../operation.ts'

/** A5: ends the log-in of the client area and forgets the access token. */
export const logOutOfCrm: Operation<'logOutOfCrm'> = ({ query }, world) => {
  const { userId, accessToken } = query
  checkBrokerOf(world, userId, 'A5-10')
  const token = world.accessTokens.get(accessToken)
  if (token?.userId !== userId || token.revoked) {
    if (world.dialect['crm.logoutWithWrongToken'] === 'accept') return { status: 200 }
    return refuse('A5-6', `user ${userId} has no such access token`, 'query.accessToken')
  }
  world.accessTokens.set(accessToken, { ...token, revoked: true })
  return { status: 200 }
}
