import type { Fault } from '../fault.ts'
import { chooseRibbonsBy, firstOf, sortRibbons } from '../fault-parts/identity.ts'

export const b16BrokerBeforeAccount: Fault = {
  id: 'b16-broker-before-account',
  role: 'platform',
  title: 'The precedence of the targets is turned round',
  breaks: ['B16-8', 'INAPP-3'],
  operations: chooseRibbonsBy((ribbons, session) => {
    const { forAccount, forBroker, general } = sortRibbons(ribbons, session)
    return firstOf(forBroker, forAccount, general)
  }),
}
