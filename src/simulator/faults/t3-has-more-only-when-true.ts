import type { Fault } from '../fault.ts'
import { alterAnswer } from '../fault-parts/answer.ts'

export const t3HasMoreOnlyWhenTrue: Fault = {
  id: 't3-has-more-only-when-true',
  role: 'platform',
  title: 'hasMore is left out when it is false',
  breaks: ['T3-2', 'T3-18', 'T3-1'],
  wire: alterAnswer('listTraders', ({ hasMore, ...body }) => (hasMore ? { ...body, hasMore } : body)),
}
