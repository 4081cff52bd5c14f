import type { Fault } from '../fault.ts'
import { chooseRibbonsBy, firstOf, sortRibbons } from '../fault-parts/identity.ts'

export const b16AccountRibbonsWithoutAccount: Fault = {
  id: 'b16-account-ribbons-without-account',
  role: 'platform',
  title: 'A session without an account displays the ribbons of all accounts',
  breaks: ['B16-6'],
  operations: chooseRibbonsBy((ribbons, session) => {
    const { forAccount, forBroker, general } = sortRibbons(ribbons, session)
    const ofAnyAccount = ribbons.filter((ribbon) => ribbon.enabled && ribbon.uidTraderAccountId !== undefined)
    const isWithout = session.uidTraderAccountId === null && forBroker.length + general.length === 0
    return firstOf(isWithout ? ofAnyAccount : forAccount, forBroker, general)
  }),
}
