import type { Fault } from '../fault.ts'
import { alterDetails } from '../fault-parts/reporting.ts'

export const repEntryPriceOfFirstDeal: Fault = {
  id: 'rep-entry-price-of-first-deal',
  role: 'platform',
  title: 'The entry price is that of the first deal, however the position grew',
  breaks: ['REP-41'],
  reporting: alterDetails((_detail, { positionId }, world) => ({
    entryPrice: world.deals.values().find((deal) => deal.positionId === positionId)?.executionPrice,
  })),
}
