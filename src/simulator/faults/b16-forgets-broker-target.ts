import type { Fault } from '../fault.ts'
import { chooseRibbonsBy, firstOf, sortRibbons } from '../fault-parts/identity.ts'

export const b16ForgetsBrokerTarget: Fault = {
  id: 'b16-forgets-broker-target',
  role: 'platform',
  title: 'brokerName is not read',
  breaks: ['B16-7', 'B16-10', 'INAPP-3'],
  operations: chooseRibbonsBy((ribbons, session) => {
    const { forAccount, general } = sortRibbons(
      ribbons.map(({ brokerName: _, ...ribbon }) => ribbon),
      session,
    )
    return firstOf(forAccount, general)
  }),
}
