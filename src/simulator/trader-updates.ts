import type { Trader } from '../domain/records.ts'
import { refuse } from '../domain/refusal.ts'
import { announce } from './announce.ts'
import { callMargin } from './margin-watch.ts'
import { followEquity } from './valuation.ts'
import type { World } from './world.ts'

/** Stores an updated account, announces it, and does what new rights or a new leverage lead to. */
export function storeUpdate(world: World, before: Trader, after: Trader, cause: 'T5' | 'T6' | 'T9'): void {
  checkRights(world, before, after)
  const updated = { ...after, lastUpdateTimestamp: world.now }
  // Another deposit currency is another equity.
  followEquity(world, [updated.login], () => world.traders.set(updated.login, updated))
  announce(world, cause, 'TraderEvent', 'UPDATE', updated)
  if (updated.accessRights === 'NO_LOGIN' && before.accessRights !== 'NO_LOGIN') dropSessions(world, updated.login)
  callMargin(world, updated.login)
}

/** Some platforms let an account out of NO_LOGIN into FULL_ACCESS only. */
function checkRights(world: World, before: Trader, after: Trader): void {
  if (before.accessRights !== 'NO_LOGIN' || world.dialect['traders.leaveNoLogin'] === 'any') return
  if (after.accessRights !== 'NO_LOGIN' && after.accessRights !== 'FULL_ACCESS') {
    refuse('T6-9', `only FULL_ACCESS may follow NO_LOGIN, but not ${after.accessRights}`, 'body.accessRights')
  }
}

function dropSessions(world: World, login: number): void {
  if (!world.dialect['traders.noLoginDropsSessions']) return
  for (const { userId, uidTraderAccountId } of world.accountLinks.by('login', login)) {
    for (const session of world.appSessions.by('userId', userId)) {
      const isUnderAccount = session.open && session.uidTraderAccountId === uidTraderAccountId
      if (isUnderAccount) world.appSessions.set(session.sessionId, { ...session, open: false })
    }
  }
}
