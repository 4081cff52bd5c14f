import { verifyInappToken } from '../../domain/inapp-token.ts'
import { refuse } from '../../domain/refusal.ts'
import { generateOneTimeToken as generate } from '../crm-tokens.ts'
import { checkBrokerOf } from '../disabled-brokers.ts'
import type { Operation } from '../operation.ts'

/** A4: generates a one-time token for a page inside an application, once the in-app token has passed its check. */
export const generateOneTimeToken: Operation<'generateOneTimeToken'> = ({ body, query }, world) => {
  const user = world.crmUsers.get(body.userId)
  if (!user) return refuse('A4-3', `there is no user ${body.userId}`, 'body.userId')
  checkBrokerOf(world, user.userId, 'A4-17')
  const sent = query.inappToken
  const found = sent === undefined ? undefined : world.inappTokens.get(sent)
  verifyInappToken(user.userId, { wasGiven: user.inappToken !== null, sent, found })
  return { status: 200, body: { token: generate(world, user.userId, false) } }
}
