import type { Fault } from '../fault.ts'
import { answerStatus } from '../fault-parts/answer.ts'

export const b12MissingTokenIs403: Fault = {
  id: 'b12-missing-token-is-403',
  role: 'platform',
  title: 'Who sends no token is forbidden to enter, instead of unknown',
  breaks: ['B12-24', 'AUTH-7'],
  wire: answerStatus('listLinkedAccounts', 401, 403),
}
