import { refuse } from '../../domain/refusal.ts'
import { countCached } from '../adapter-sessions.ts'
import { grantedLinks, isRevoked, readAdapterToken } from '../adapter-tokens.ts'
import { describeLinkedAccount } from '../linked-accounts.ts'
import type { Operation } from '../operation.ts'
import { digest } from '../token-source.ts'

/** K22: the charting client uses a token and sees the accounts that it opens, or the one that it asks for. */
export const openAdapterSession: Operation<'openAdapterSession'> = ({ body }, world) => {
  const { token, uidTraderAccountId = null } = body
  const grant = readAdapterToken(world, token, { foreign: 'K22-2', altered: 'K22-2', expired: 'K22-4' }, 'token')
  if (isRevoked(world, token)) return refuse('K22-3', 'was revoked', 'token')
  const links = grantedLinks(world, grant).filter((link) => uidTraderAccountId === null || link.uidTraderAccountId === uidTraderAccountId)
  if (uidTraderAccountId !== null && links.length === 0) {
    return refuse('K22-5', `${uidTraderAccountId} is not among the accounts that the token opens`, 'uidTraderAccountId')
  }
  const sessionId = `chart-${world.nextId('adapterSession')}`
  const cached = countCached(world, links)
  world.adapterSessions.set(sessionId, { sessionId, tokenId: digest(token), userId: grant.userId, uidTraderAccountId, open: true, cached })
  return { status: 200, body: { sessionId, accounts: links.flatMap((link) => describeLinkedAccount(world, link) ?? []) } }
}
