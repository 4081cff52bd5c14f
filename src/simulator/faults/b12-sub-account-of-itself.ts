import type { Fault } from '../fault.ts'
import { alterLinks } from '../fault-parts/list.ts'

export const b12SubAccountOfItself: Fault = {
  id: 'b12-sub-account-of-itself',
  role: 'platform',
  title: 'subAccountOf tells the wrong side of the relation',
  breaks: ['B12-20'],
  wire: alterLinks((record) => (record['subAccountOf'] === null ? record : { ...record, subAccountOf: record['login'] })),
}
