import type { Fault } from '../fault.ts'
import { alterLinks } from '../fault-parts/list.ts'

export const b12DigitsOfOtherSystem: Fault = {
  id: 'b12-digits-of-other-system',
  role: 'platform',
  title: 'moneyDigits is a constant of another system',
  breaks: ['B12-4'],
  wire: alterLinks((record) => ({ ...record, moneyDigits: 5 })),
}
