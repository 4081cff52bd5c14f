import { countCached } from '../adapter-sessions.ts'
import { grantedLinks } from '../adapter-tokens.ts'
import type { Fault } from '../fault.ts'
import { endSessionsBy } from '../fault-parts/adapter.ts'

export const c2ClearsFirstTraderOnly: Fault = {
  id: 'c2-clears-first-trader-only',
  role: 'adapter',
  title: 'The caches of the first trader are cleared, and those of the others forgotten',
  breaks: ['C2-12'],
  operations: {
    revokeAdapterToken: endSessionsBy(({ ended }, world) => {
      const token = world.adapterTokens.get(ended.tokenId)
      return token ? { ...ended, cached: countCached(world, grantedLinks(world, token).slice(1)) } : ended
    }),
  },
}
