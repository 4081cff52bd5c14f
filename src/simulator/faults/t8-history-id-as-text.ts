import type { Fault } from '../fault.ts'
import { alterAnswer } from '../fault-parts/answer.ts'

export const t8HistoryIdAsText: Fault = {
  id: 't8-history-id-as-text',
  role: 'platform',
  title: 'balanceHistoryId is a string',
  breaks: ['T8-1'],
  wire: alterAnswer('changeBalance', (body) => ({ balanceHistoryId: String(body['balanceHistoryId']) })),
}
