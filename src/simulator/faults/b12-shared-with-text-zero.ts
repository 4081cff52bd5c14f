import type { Fault } from '../fault.ts'
import { alterLinks } from '../fault-parts/list.ts'

export const b12SharedWithTextZero: Fault = {
  id: 'b12-shared-with-text-zero',
  role: 'platform',
  title: 'The text "0" stands for nobody in sharedWithUserId',
  breaks: ['B12-2', 'B12-1'],
  wire: alterLinks((record) => ({ ...record, sharedWithUserId: record['sharedWithUserId'] ?? '0' })),
}
