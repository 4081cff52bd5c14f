import type { Fault } from '../fault.ts'
import { chooseRibbonsBy, firstOf, sortRibbons } from '../fault-parts/identity.ts'

export const b16GeneralUnderFirstBrand: Fault = {
  id: 'b16-general-under-first-brand',
  role: 'platform',
  title: 'A ribbon without a target belongs to the first brand of the CRM',
  breaks: ['B16-9', 'INAPP-3'],
  operations: chooseRibbonsBy((ribbons, session, world) => {
    const { forAccount, forBroker, general } = sortRibbons(ribbons, session)
    const crm = world.brokers.get(session.brokerName ?? '')?.brokerCrmName ?? ''
    const isFirst = world.brokers.firstBy('brokerCrmName', crm)?.brokerName === session.brokerName
    return firstOf(forAccount, forBroker, isFirst ? general : [])
  }),
}
