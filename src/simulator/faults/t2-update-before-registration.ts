import type { Fault } from '../fault.ts'
import { alterAnswer } from '../fault-parts/answer.ts'

export const t2UpdateBeforeRegistration: Fault = {
  id: 't2-update-before-registration',
  role: 'platform',
  title: 'lastUpdateTimestamp is 0 until somebody updates',
  breaks: ['T2-13'],
  wire: alterAnswer('getTrader', (record) => ({ ...record, lastUpdateTimestamp: 0 })),
}
