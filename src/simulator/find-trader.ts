import type { RequirementId } from '../contract/generated/requirement-ids.ts'
import type { Trader } from '../domain/records.ts'
import { refuse } from '../domain/refusal.ts'
import type { World } from './world.ts'

/** The account that a call addresses, or a refusal by the row for a login that no account has. */
export function findTrader(world: World, login: number, unknown: RequirementId, field = 'path.login'): Trader {
  return world.traders.get(login) ?? refuse(unknown, `no account has the login ${login}`, field)
}

/** Refuses a body that names another login than the path, unless the path is what counts. */
export function checkLogin(world: World, path: { login: number }, body: { login: number }, mismatch: RequirementId): void {
  if (path.login === body.login || world.dialect['traders.loginMismatch'] === 'path') return
  refuse(mismatch, `is ${body.login}, but the path addresses ${path.login}`, 'body.login')
}
