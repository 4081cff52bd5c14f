import type { Fault } from '../fault.ts'
import { alterAnswer } from '../fault-parts/answer.ts'

export const t3HasMoreAlwaysFalse: Fault = {
  id: 't3-has-more-always-false',
  role: 'platform',
  title: 'hasMore is never set',
  breaks: ['T3-17', 'T3-19'],
  wire: alterAnswer('listTraders', (body) => ({ ...body, hasMore: false })),
}
