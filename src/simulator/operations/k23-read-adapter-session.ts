import type { AdapterSession } from '../../domain/records.ts'
import { refuse } from '../../domain/refusal.ts'
import { countCached } from '../adapter-sessions.ts'
import { grantedLinks } from '../adapter-tokens.ts'
import type { Operation } from '../operation.ts'
import type { World } from '../world.ts'

/** K23: whether a charting client's session is still open, and what the adapter holds in its caches for it. */
export const readAdapterSession: Operation<'readAdapterSession'> = ({ path }, world) => {
  const session = world.adapterSessions.get(path.sessionId)
  if (!session) return refuse('K23-2', `there is no session "${path.sessionId}"`, 'sessionId')
  const { sessionId, cached } = session
  const token = world.adapterTokens.get(session.tokenId)
  const isExpired = token !== undefined && world.now >= token.expiresAt
  if (isExpired) return { status: 200, body: { sessionId, open: false, cached: { orderHistory: 0, deals: 0, positions: 0 } } }
  return { status: 200, body: { sessionId, open: session.open, cached: session.open ? fillCaches(world, session) : cached } }
}

/** While a session is open, the adapter follows what happens on its accounts. */
function fillCaches(world: World, { tokenId, uidTraderAccountId }: AdapterSession): AdapterSession['cached'] {
  const token = world.adapterTokens.get(tokenId)
  const links = token ? grantedLinks(world, token) : []
  return countCached(
    world,
    links.filter((link) => uidTraderAccountId === null || link.uidTraderAccountId === uidTraderAccountId),
  )
}
