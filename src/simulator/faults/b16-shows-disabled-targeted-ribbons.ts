import type { Fault } from '../fault.ts'
import { chooseRibbonsBy, firstOf, sortRibbons } from '../fault-parts/identity.ts'

export const b16ShowsDisabledTargetedRibbons: Fault = {
  id: 'b16-shows-disabled-targeted-ribbons',
  role: 'platform',
  title: 'enabled counts for ribbons without a target only',
  breaks: ['B16-11'],
  operations: chooseRibbonsBy((ribbons, session) => {
    const all = ribbons.map((ribbon) =>
      (ribbon.brokerName ?? ribbon.uidTraderAccountId) === undefined ? ribbon : { ...ribbon, enabled: true },
    )
    const { forAccount, forBroker, general } = sortRibbons(all, session)
    return firstOf(forAccount, forBroker, general)
  }),
}
