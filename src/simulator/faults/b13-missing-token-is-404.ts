import type { Fault } from '../fault.ts'
import { answerStatus } from '../fault-parts/answer.ts'

export const b13MissingTokenIs404: Fault = {
  id: 'b13-missing-token-is-404',
  role: 'platform',
  title: 'Who sends no token is not told that there is a list',
  breaks: ['B13-14', 'AUTH-7'],
  wire: answerStatus('listInvitedUsers', 401, 404),
}
