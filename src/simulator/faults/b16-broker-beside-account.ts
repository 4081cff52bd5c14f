import type { Fault } from '../fault.ts'
import { chooseRibbonsBy, firstOf, sortRibbons } from '../fault-parts/identity.ts'

export const b16BrokerBesideAccount: Fault = {
  id: 'b16-broker-beside-account',
  role: 'platform',
  title: 'Ribbons for the broker are displayed beside those for the account',
  breaks: ['B16-8', 'INAPP-3'],
  operations: chooseRibbonsBy((ribbons, session) => {
    const { forAccount, forBroker, general } = sortRibbons(ribbons, session)
    return firstOf([...forAccount, ...forBroker], general)
  }),
}
