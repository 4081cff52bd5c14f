import type { JsonObject } from '../../contract/json.ts'
import type { Fault } from '../fault.ts'
import { alterAnswer } from '../fault-parts/answer.ts'

export const t3HasMoreAlwaysTrue: Fault = {
  id: 't3-has-more-always-true',
  role: 'platform',
  title: 'hasMore is true as long as something was found',
  breaks: ['T3-18'],
  wire: alterAnswer('listTraders', (body) => ({ ...body, hasMore: (body['trader'] as JsonObject[]).length > 0 })),
}
