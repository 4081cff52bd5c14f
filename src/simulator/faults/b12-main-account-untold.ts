import type { Fault } from '../fault.ts'
import { alterLinks } from '../fault-parts/list.ts'

export const b12MainAccountUntold: Fault = {
  id: 'b12-main-account-untold',
  role: 'platform',
  title: 'subAccountOf is null always',
  breaks: ['B12-20'],
  wire: alterLinks((record) => ({ ...record, subAccountOf: null })),
}
