import type { Fault } from '../fault.ts'
import { chooseRibbonsBy, firstOf, sortRibbons } from '../fault-parts/identity.ts'

export const b16AccountShadowsItsBrokerOnly: Fault = {
  id: 'b16-account-shadows-its-broker-only',
  role: 'platform',
  title: 'A ribbon for the account hides those of a broker only where it names that broker',
  breaks: ['B16-8', 'INAPP-3'],
  operations: chooseRibbonsBy((ribbons, session) => {
    const { forAccount, forBroker, general } = sortRibbons(ribbons, session)
    const hidden = new Set(forAccount.map(({ brokerName }) => brokerName))
    return firstOf([...forAccount, ...forBroker.filter(({ brokerName }) => !hidden.has(brokerName))], general)
  }),
}
