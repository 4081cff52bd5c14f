import type { Trader } from '../domain/records.ts'
import { announce } from './announce.ts'
import type { World } from './world.ts'

const ACCOUNT_DISABLED = 64

/** Logs in to a trading account, or is turned away where it must not log in; either way the attempt is noted. */
export function logInToAccount(world: World, trader: Trader, sessionId: string): boolean {
  const isAllowed = trader.accessRights !== 'NO_LOGIN'
  const attempt = {
    id: world.nextId('authentication'),
    login: trader.login,
    ipAddress: '127.0.0.1',
    errorCode: isAllowed ? null : ACCOUNT_DISABLED,
    createTimestamp: world.now,
    sessionId: isAllowed ? sessionId : null,
  }
  world.authentications.set(attempt.id, attempt)
  announce(world, 'login', 'AuthenticationEvent', 'CREATE', attempt)
  if (isAllowed) world.traders.set(trader.login, { ...trader, lastConnectionTimestamp: world.now })
  return isAllowed
}
