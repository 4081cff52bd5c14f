import type { Fault } from '../fault.ts'
import { answerStatus } from '../fault-parts/answer.ts'

export const b18MissingTokenNotFound: Fault = {
  id: 'b18-missing-token-not-found',
  role: 'platform',
  title: 'Without a token there is no such identifier',
  breaks: ['B18-6', 'AUTH-7'],
  wire: answerStatus('getReferral', 401, 404),
}
