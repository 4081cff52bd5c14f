import type { Fault } from '../fault.ts'
import { answerStatus } from '../fault-parts/answer.ts'

export const errB6UnknownTokenIs417: Fault = {
  id: 'err-b6-unknown-token-is-417',
  role: 'platform',
  title: 'The statuses of the CRM are used on this side too',
  breaks: ['ERR-8', 'AUTH-7', 'AUTH-9', 'B6-14'],
  wire: answerStatus('createUser', 401, 417),
}
