import type { Fault } from '../fault.ts'

export const httpT2WritesNan: Fault = {
  id: 'http-t2-writes-nan',
  role: 'platform',
  title: 'A margin level that cannot be computed is written as NaN',
  breaks: ['HTTP-2', 'T2-1'],
  wire: (answer) =>
    answer.operation === 'getTrader' && answer.status < 300 && answer.body !== undefined
      ? { ...answer, body: answer.body.replace(/\}$/, ',"marginLevel":NaN}') }
      : answer,
}
