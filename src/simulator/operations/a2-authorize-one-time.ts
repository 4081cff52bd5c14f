import { spendOneTimeToken } from '../../domain/one-time-token.ts'
import { refuse } from '../../domain/refusal.ts'
import { looksLikeToken } from '../../domain/token-form.ts'
import { issueAccessToken, issueInappToken } from '../crm-tokens.ts'
import { checkBrokerOf } from '../disabled-brokers.ts'
import type { Operation } from '../operation.ts'

/** A2: exchanges a one-time token for the user's id, and for the tokens that this user's habits call for. */
export const authorizeOneTime: Operation<'authorizeOneTime'> = ({ body }, world) => {
  const found = world.oneTimeTokens.get(body.code)
  if (!found && isToldApart(world.dialect['sso.unknownToken'], body.code))
    return refuse('A2-14', 'this cannot be a code of this CRM', 'body.code')
  if (found) checkBrokerOf(world, found.userId, 'A2-15')
  const token = spendOneTimeToken(found, world.now)
  world.oneTimeTokens.set(token.value, token)
  const accessToken = token.keepLoggedIn ? issueAccessToken(world, token.userId) : undefined
  const inappToken = issueInappToken(world, token.userId)
  return { status: 200, body: { userId: token.userId, ...(accessToken && { accessToken }), ...(inappToken && { inappToken }) } }
}

/** A value that cannot be a token may be answered otherwise than an unknown one, unless all of these are 417 anyway. */
function isToldApart(unknownToken: number, code: string): boolean {
  return unknownToken === 404 && !looksLikeToken(code)
}
