import type { Fault } from '../fault.ts'
import { renumber } from '../fault-parts/reporting.ts'

export const repAssetClassNumber: Fault = {
  id: 'rep-asset-class-number',
  role: 'platform',
  title: 'The trading unit of an asset class stands under another number',
  breaks: ['REP-4'],
  proto: renumber('AssetClass', 'defaultLots', 4),
}
