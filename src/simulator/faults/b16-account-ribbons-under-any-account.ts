import type { Fault } from '../fault.ts'
import { chooseRibbonsBy, firstOf, sortRibbons } from '../fault-parts/identity.ts'

export const b16AccountRibbonsUnderAnyAccount: Fault = {
  id: 'b16-account-ribbons-under-any-account',
  role: 'platform',
  title: 'A ribbon with an account is displayed under every account of the user',
  breaks: ['B16-6'],
  operations: chooseRibbonsBy((ribbons, session) => {
    const { forBroker, general } = sortRibbons(ribbons, session)
    const ofAnyAccount = ribbons.filter((ribbon) => ribbon.enabled && ribbon.uidTraderAccountId !== undefined)
    return firstOf(session.uidTraderAccountId === null ? [] : ofAnyAccount, forBroker, general)
  }),
}
