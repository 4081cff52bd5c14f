import type { Fault } from '../fault.ts'
import { alterLinks, without } from '../fault-parts/list.ts'

export const b12SharedUserLeftOut: Fault = {
  id: 'b12-shared-user-left-out',
  role: 'platform',
  title: 'sharedWithUserId is left out instead of null',
  breaks: ['B12-2', 'B12-1'],
  wire: alterLinks((record) => (record['sharedWithUserId'] === null ? without(record, 'sharedWithUserId') : record)),
}
