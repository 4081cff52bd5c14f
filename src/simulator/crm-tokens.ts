import { isCrmTokenAlive } from '../domain/crm-api-token.ts'
import { digest } from './token-source.ts'
import type { World } from './world.ts'

/** Gives the platform a CRM API token. Earlier ones stay good. */
export function issueCrmToken(world: World): string {
  const value = world.newToken('crm-api')
  world.crmTokens.set(digest(value), { value, issuedAt: world.now })
  return value
}

/** Tells whether a CRM API token was issued, and whether it still lives. */
export function judgeCrmToken(world: World, value: string): 'alive' | 'expired' | 'unknown' {
  const token = world.crmTokens.get(digest(value))
  if (!token) return 'unknown'
  return isCrmTokenAlive(token, world.clock.now(), world.dialect['crm.apiTokenDays']) ? 'alive' : 'expired'
}

/** Generates an OT token. Where the dialect says so, it ends the user's earlier ones. */
export function generateOneTimeToken(world: World, userId: number, keepLoggedIn: boolean): string {
  if (world.dialect['sso.newOtReplacesOlder']) {
    for (const older of world.oneTimeTokens.by('userId', userId)) world.oneTimeTokens.set(older.value, { ...older, spent: true })
  }
  const value = world.newToken('ot')
  world.oneTimeTokens.set(value, { value, userId, issuedAt: world.now, spent: false, keepLoggedIn })
  return value
}

/** Gives a long-term access token to a user who chose to stay logged in, unless this CRM has none. */
export function issueAccessToken(world: World, userId: number): string | undefined {
  if (!world.dialect['crm.returnsAccessToken']) return undefined
  const value = world.newToken('access')
  world.accessTokens.set(value, { value, userId, issuedAt: world.now, revoked: false })
  return value
}

/** Gives a fresh in-app token to a user who gets them, and to nobody else. Earlier ones stay good. */
export function issueInappToken(world: World, userId: number): string | undefined {
  const user = world.crmUsers.get(userId)
  if (!user?.getsInappToken || !world.dialect['crm.returnsInappToken']) return undefined
  const value = world.newToken('inapp')
  world.inappTokens.set(value, { value, userId })
  world.crmUsers.set(userId, { ...user, inappToken: value })
  return value
}
