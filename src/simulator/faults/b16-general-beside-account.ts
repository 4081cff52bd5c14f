import type { Fault } from '../fault.ts'
import { chooseRibbonsBy, firstOf, sortRibbons } from '../fault-parts/identity.ts'

export const b16GeneralBesideAccount: Fault = {
  id: 'b16-general-beside-account',
  role: 'platform',
  title: 'A ribbon for the account hides those for the broker, and forgets those for everybody',
  breaks: ['B16-10', 'INAPP-3'],
  operations: chooseRibbonsBy((ribbons, session) => {
    const { forAccount, forBroker, general } = sortRibbons(ribbons, session)
    return forAccount.length > 0 ? [...forAccount, ...general] : firstOf(forBroker, general)
  }),
}
