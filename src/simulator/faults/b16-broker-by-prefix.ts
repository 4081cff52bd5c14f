import type { Ribbon } from '../../domain/records.ts'
import type { Fault } from '../fault.ts'
import { chooseRibbonsBy, firstOf, sortRibbons } from '../fault-parts/identity.ts'

export const b16BrokerByPrefix: Fault = {
  id: 'b16-broker-by-prefix',
  role: 'platform',
  title: 'A brokerName matches every broker whose name begins with it',
  breaks: ['B16-7', 'INAPP-3'],
  operations: chooseRibbonsBy((ribbons, session) => {
    const { forAccount, general } = sortRibbons(ribbons, session)
    const fits = ({ enabled, brokerName, uidTraderAccountId }: Ribbon) =>
      enabled && uidTraderAccountId === undefined && brokerName !== undefined && session.brokerName?.startsWith(brokerName)
    return firstOf(forAccount, ribbons.filter(fits), general)
  }),
}
