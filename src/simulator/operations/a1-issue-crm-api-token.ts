import { refuse } from '../../domain/refusal.ts'
import { issueCrmToken } from '../crm-tokens.ts'
import { checkBrokerName } from '../disabled-brokers.ts'
import type { Operation } from '../operation.ts'
import { isSameSecret } from '../token-source.ts'

/** A1: gives the platform a token for its password, a new one each time. */
export const issueCrmApiToken: Operation<'issueCrmApiToken'> = ({ body }, world) => {
  if (!isSameSecret(body.password, world.crm.apiPassword)) return refuse('A1-4', 'the password is wrong', 'body.password')
  checkBrokerName(world, world.given.brokerName, 'A1-10')
  return { status: 200, body: { crmApiToken: issueCrmToken(world) } }
}
