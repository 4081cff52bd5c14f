import type { Fault } from '../fault.ts'
import { alterAnswer } from '../fault-parts/answer.ts'

export const t1ForgetsAdditionalFields: Fault = {
  id: 't1-forgets-additional-fields',
  role: 'platform',
  title: 'The answer holds the input fields only',
  breaks: ['T1-6'],
  wire: alterAnswer('createTrader', ({ equity: _, freeMargin: __, registrationTimestamp: ___, ...told }) => told),
}
