import type { Fault } from '../fault.ts'
import { alterRibbons } from '../fault-parts/identity.ts'

export const b16OneRibbonPerTarget: Fault = {
  id: 'b16-one-ribbon-per-target',
  role: 'platform',
  title: 'Ribbons are stored by their target, one each',
  breaks: ['B16-3', 'INAPP-3'],
  operations: alterRibbons((ribbons) => [
    ...new Map(ribbons.map((ribbon) => [`${ribbon.uidTraderAccountId ?? ''} ${ribbon.brokerName ?? ''}`, ribbon])).values(),
  ]),
}
