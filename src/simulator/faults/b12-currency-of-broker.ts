import type { Fault } from '../fault.ts'
import { alterLinks } from '../fault-parts/list.ts'

export const b12CurrencyOfBroker: Fault = {
  id: 'b12-currency-of-broker',
  role: 'platform',
  title: 'depositCurrency is the home currency of the broker',
  breaks: ['B12-4'],
  wire: alterLinks((record) => ({ ...record, depositCurrency: 'CHF' })),
}
