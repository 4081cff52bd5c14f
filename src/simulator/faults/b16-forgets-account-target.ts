import type { Fault } from '../fault.ts'
import { chooseRibbonsBy, firstOf, sortRibbons } from '../fault-parts/identity.ts'

export const b16ForgetsAccountTarget: Fault = {
  id: 'b16-forgets-account-target',
  role: 'platform',
  title: 'uidTraderAccountId is not read',
  breaks: ['B16-6', 'B16-10', 'INAPP-3'],
  operations: chooseRibbonsBy((ribbons, session) => {
    const { forBroker, general } = sortRibbons(
      ribbons.map(({ uidTraderAccountId: _, ...ribbon }) => ribbon),
      session,
    )
    return firstOf(forBroker, general)
  }),
}
