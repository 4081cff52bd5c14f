import type { Fault } from '../fault.ts'
import { answerStatus } from '../fault-parts/answer.ts'

export const b14MissingTokenIsForbidden: Fault = {
  id: 'b14-missing-token-is-forbidden',
  role: 'platform',
  title: 'A missing token is a missing permission',
  breaks: ['B14-13', 'AUTH-7'],
  wire: answerStatus('listUsers', 401, 403),
}
