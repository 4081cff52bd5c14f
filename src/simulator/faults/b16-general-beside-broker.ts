import type { Fault } from '../fault.ts'
import { chooseRibbonsBy, firstOf, sortRibbons } from '../fault-parts/identity.ts'

export const b16GeneralBesideBroker: Fault = {
  id: 'b16-general-beside-broker',
  role: 'platform',
  title: 'Ribbons for everybody are displayed beside those for the broker',
  breaks: ['B16-10', 'INAPP-3'],
  operations: chooseRibbonsBy((ribbons, session) => {
    const { forAccount, forBroker, general } = sortRibbons(ribbons, session)
    return firstOf(forAccount, [...forBroker, ...general])
  }),
}
