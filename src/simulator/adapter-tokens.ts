import type { RequirementId } from '../contract/generated/requirement-ids.ts'
import type { AccountLink, AdapterGrant } from '../domain/records.ts'
import { refuse } from '../domain/refusal.ts'
import { openAdapterToken } from './adapter-token.ts'
import { digest } from './token-source.ts'
import type { World } from './world.ts'

/** The requirements by which a place refuses a token. */
export interface AdapterTokenRows {
  foreign: RequirementId
  altered: RequirementId
  expired: RequirementId
}

/** Decrypts a token and sees that it has not expired, or refuses it. */
export function readAdapterToken(world: World, token: string, rows: AdapterTokenRows, field?: string): AdapterGrant {
  const grant = openAdapterToken(token, world.seed)
  if (grant === 'foreign') return refuse(rows.foreign, 'this is no token of this adapter', field)
  if (grant === 'altered') return refuse(rows.altered, 'this token is not of this adapter, or was altered', field)
  if (world.now >= grant.expiresAt) return refuse(rows.expired, `this token expired at ${grant.expiresAt}`, field)
  return grant
}

/** Tells whether a token is in the cache of revoked ones. */
export function isRevoked(world: World, token: string): boolean {
  const revokedUntil = world.adapterTokens.get(digest(token))?.revokedUntil
  return typeof revokedUntil === 'number' && world.now < revokedUntil
}

/** The links of the accounts that a token opens: those of the user under its brokers, or those among them that it names. */
export function grantedLinks(world: World, grant: AdapterGrant): AccountLink[] {
  const { userId, brokerNames, uidTraderAccountIds } = grant
  return world.accountLinks.by('userId', userId).filter((link) => {
    if (uidTraderAccountIds && !uidTraderAccountIds.includes(link.uidTraderAccountId)) return false
    const trader = world.traders.get(link.login)
    return trader !== undefined && brokerNames.includes(trader.brokerName)
  })
}
