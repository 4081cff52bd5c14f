import { verifyAccessToken } from '../../domain/access-token.ts'
import { refuse } from '../../domain/refusal.ts'
import { looksLikeToken } from '../../domain/token-form.ts'
import { issueInappToken } from '../crm-tokens.ts'
import { checkBrokerOf } from '../disabled-brokers.ts'
import type { Operation } from '../operation.ts'

/** A3: tells whose long-term access token it is, as often as it is asked. */
export const authorizeAccessToken: Operation<'authorizeAccessToken'> = ({ body }, world) => {
  const { accessToken } = body
  const found = world.accessTokens.get(accessToken)
  if (!found && world.dialect['sso.unknownToken'] === 404 && !looksLikeToken(accessToken)) {
    return refuse('A3-10', 'this cannot be an access token of this CRM', 'body.accessToken')
  }
  const { userId } = verifyAccessToken(found, world.now, world.dialect['sso.accessTokenDays'])
  checkBrokerOf(world, userId, 'A3-11')
  const inappToken = issueInappToken(world, userId)
  return { status: 200, body: { userId, ...(inappToken && { inappToken }) } }
}
