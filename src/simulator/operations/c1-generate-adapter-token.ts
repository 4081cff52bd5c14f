import type { AdapterGrant } from '../../domain/records.ts'
import { refuse } from '../../domain/refusal.ts'
import { DAY } from '../../domain/timestamp.ts'
import { sealAdapterToken } from '../adapter-token.ts'
import type { Operation } from '../operation.ts'
import { findUser } from '../people.ts'
import { digest } from '../token-source.ts'

/** C1: issues a token for a user's accounts under the named brokers, or for the named accounts among them. */
export const generateAdapterToken: Operation<'generateAdapterToken'> = ({ body }, world) => {
  const { userId, brokerNames, uidTraderAccountIds = null, isVerified = false } = body
  if (!findUser(world, userId)) return refuse('C1-17', `the platform knows no user ${userId}`, 'body.userId')
  const expiresAt = world.now + world.dialect['adapter.tokenDays'] * DAY
  const grant: AdapterGrant = { userId, brokerNames, uidTraderAccountIds, isVerified, issuedAt: world.now, expiresAt }
  const token = sealAdapterToken(grant, world.seed, world.nextId('adapterToken'))
  const tokenId = digest(token)
  world.adapterTokens.set(tokenId, { ...grant, tokenId, revokedUntil: null })
  return { status: world.dialect['adapter.generateStatus'], body: { s: 'ok', d: token } }
}
