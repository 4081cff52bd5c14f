import type { JsonObject } from '../../contract/json.ts'
import type { Fault } from '../fault.ts'
import { alterAnswer } from '../fault-parts/answer.ts'

export const s1ForgetsCategory: Fault = {
  id: 's1-forgets-category',
  role: 'platform',
  title: 'category is not part of the record',
  breaks: ['S1-2'],
  wire: alterAnswer('listSymbols', (body) => ({ symbol: (body['symbol'] as JsonObject[]).map(({ category: _, ...symbol }) => symbol) })),
}
