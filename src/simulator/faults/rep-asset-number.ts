import type { Fault } from '../fault.ts'
import { renumber } from '../fault-parts/reporting.ts'

export const repAssetNumber: Fault = {
  id: 'rep-asset-number',
  role: 'platform',
  title: 'The display name of an asset stands under the next free number, but one',
  breaks: ['REP-3'],
  proto: renumber('Asset', 'displayName', 7),
}
