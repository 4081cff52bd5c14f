import type { AccountLink, AdapterSession } from '../domain/records.ts'
import type { World } from './world.ts'

/** What the adapter holds in its caches for these accounts. */
export function countCached(world: World, links: AccountLink[]): AdapterSession['cached'] {
  const cached = { orderHistory: 0, deals: 0, positions: 0 }
  for (const { login } of links) {
    cached.orderHistory += world.orders.by('login', login).length
    cached.deals += world.deals.by('login', login).length
    cached.positions += world.positions.by('openLogin', login).length
  }
  return cached
}

/** Ends all sessions of a token and clears what was cached for their traders. */
export function endSessions(world: World, tokenId: string): void {
  for (const session of world.adapterSessions.by('tokenId', tokenId)) {
    world.adapterSessions.set(session.sessionId, { ...session, open: false, cached: { orderHistory: 0, deals: 0, positions: 0 } })
  }
}
