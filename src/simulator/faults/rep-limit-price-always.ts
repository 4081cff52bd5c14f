import type { Fault } from '../fault.ts'
import { alterRecords } from '../fault-parts/reporting.ts'

export const repLimitPriceAlways: Fault = {
  id: 'rep-limit-price-always',
  role: 'platform',
  title: 'Every deal has a limit price',
  breaks: ['REP-38'],
  reporting: alterRecords('deals', (record) => ({ ...record, limitPrice: record['limitPrice'] ?? record['executionPrice'] })),
}
