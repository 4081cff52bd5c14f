import type { Fault } from '../fault.ts'
import { alterAnswer } from '../fault-parts/answer.ts'

export const t3ArrayIsNamedTraders: Fault = {
  id: 't3-array-is-named-traders',
  role: 'platform',
  title: 'The array is called traders',
  breaks: ['T3-1', 'T3-6', 'T3-7'],
  wire: alterAnswer('listTraders', ({ trader, ...body }) => ({ ...body, traders: trader })),
}
