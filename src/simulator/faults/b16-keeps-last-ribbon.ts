import type { Fault } from '../fault.ts'
import { alterRibbons } from '../fault-parts/identity.ts'

export const b16KeepsLastRibbon: Fault = {
  id: 'b16-keeps-last-ribbon',
  role: 'platform',
  title: 'The user has one ribbon, and the last one wins',
  breaks: ['B16-3', 'INAPP-3'],
  operations: alterRibbons((ribbons) => ribbons.slice(-1)),
}
