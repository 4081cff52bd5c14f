import type { Fault } from '../fault.ts'
import { chooseRibbonsBy, firstOf, sortRibbons } from '../fault-parts/identity.ts'

export const b16AnyTargetHidesGeneral: Fault = {
  id: 'b16-any-target-hides-general',
  role: 'platform',
  title: 'Ribbons without a target are displayed only where no ribbon has one',
  breaks: ['B16-9', 'INAPP-3'],
  operations: chooseRibbonsBy((ribbons, session) => {
    const { forAccount, forBroker, general } = sortRibbons(ribbons, session)
    return firstOf(forAccount, forBroker, general.length === ribbons.length ? general : [])
  }),
}
