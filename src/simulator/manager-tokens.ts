import type { Manager } from '../domain/records.ts'
import { deriveUuid, digest } from './token-source.ts'
import type { World } from './world.ts'

/** The token of a manager who logs in: the one that is in force, or a new one where it has ended or every log-in brings another. */
export function tokenOfManager(world: World, manager: Manager): { token: string; secondsLeft: number | undefined } {
  const life = world.dialect['auth.managerToken.ttlSeconds']
  const current = world.dialect['auth.managerToken.rotate'] ? undefined : findCurrent(world, manager, life)
  const { token, issuedAt } = current ?? renew(world, manager)
  return { token, secondsLeft: life === null ? undefined : Math.ceil((issuedAt + life * 1000 - world.now) / 1000) }
}

/** Only digests of tokens are kept; a token that was derived can be derived again. */
function findCurrent(world: World, manager: Manager, life: number | null): { token: string; issuedAt: number } | undefined {
  const issuedAt = manager.tokenIssuedAt
  if (issuedAt === null || (life !== null && world.now - issuedAt >= life * 1000)) return undefined
  const token = derive(world, manager, issuedAt)
  return digest(token) === manager.tokenDigest ? { token, issuedAt } : undefined
}

/** Issues a new token, and ends the one before. */
function renew(world: World, manager: Manager): { token: string; issuedAt: number } {
  const token = world.dialect['auth.managerToken.rotate'] ? world.newUuid('manager') : derive(world, manager, world.now)
  world.managers.delete(manager.tokenDigest)
  world.managers.set(digest(token), { ...manager, tokenDigest: digest(token), tokenIssuedAt: world.now })
  return { token, issuedAt: world.now }
}

/** Another password gives another token. */
function derive(world: World, { login, hashedPassword }: Manager, issuedAt: number): string {
  return deriveUuid(world.seed, `manager:${login}:${hashedPassword?.toLowerCase()}`, issuedAt)
}
