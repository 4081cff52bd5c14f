import type { Fault } from '../fault.ts'
import { alterAnswer } from '../fault-parts/answer.ts'

export const b18IdsAsText: Fault = {
  id: 'b18-ids-as-text',
  role: 'platform',
  title: 'Ids are answered as text',
  breaks: ['B18-1'],
  wire: alterAnswer('getReferral', ({ partnerId, ...ids }) => ({
    ...Object.fromEntries(Object.entries(ids).map(([name, id]) => [name, String(id)])),
    partnerId,
  })),
}
