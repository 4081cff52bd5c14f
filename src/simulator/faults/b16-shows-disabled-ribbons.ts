import type { Fault } from '../fault.ts'
import { chooseRibbonsBy, firstOf, sortRibbons } from '../fault-parts/identity.ts'

export const b16ShowsDisabledRibbons: Fault = {
  id: 'b16-shows-disabled-ribbons',
  role: 'platform',
  title: 'enabled is stored and never read',
  breaks: ['B16-11'],
  operations: chooseRibbonsBy((ribbons, session) => {
    const { forAccount, forBroker, general } = sortRibbons(
      ribbons.map((ribbon) => ({ ...ribbon, enabled: true })),
      session,
    )
    return firstOf(forAccount, forBroker, general)
  }),
}
