import type { Fault } from '../fault.ts'
import { alterLinks } from '../list-fault-parts.ts'

export const b12SubAccountOfZero: Fault = {
  id: 'b12-sub-account-of-zero',
  role: 'platform',
  title: 'Zero stands for an account without a main account, and the text "0" for nobody',
  breaks: ['B12-2', 'B12-1'],
  wire: alterLinks((record) => ({ ...record, sharedWithUserId: record['sharedWithUserId'] ?? '0' })),
}
