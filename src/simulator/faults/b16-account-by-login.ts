import type { Fault } from '../fault.ts'
import { chooseRibbonsBy, firstOf, sortRibbons } from '../fault-parts/identity.ts'

export const b16AccountByLogin: Fault = {
  id: 'b16-account-by-login',
  role: 'platform',
  title: 'uidTraderAccountId is compared with the login of the account',
  breaks: ['B16-6', 'B16-8', 'B16-10', 'INAPP-3'],
  operations: chooseRibbonsBy((ribbons, session, world) => {
    const login = world.accountLinks.get(session.uidTraderAccountId ?? 0)?.login ?? null
    const { forAccount, forBroker, general } = sortRibbons(ribbons, { ...session, uidTraderAccountId: login })
    return firstOf(forAccount, forBroker, general)
  }),
}
