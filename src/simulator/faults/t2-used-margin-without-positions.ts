import type { Fault } from '../fault.ts'
import { alterAnswer } from '../fault-parts/answer.ts'

export const t2UsedMarginWithoutPositions: Fault = {
  id: 't2-used-margin-without-positions',
  role: 'platform',
  title: 'usedMargin starts at one unit',
  breaks: ['T2-8'],
  wire: alterAnswer('getTrader', (record) => ({ ...record, usedMargin: Number(record['usedMargin']) + 100 })),
}
