import type { Fault } from '../fault.ts'
import { answerStatus } from '../fault-parts/answer.ts'

export const b15MissingTokenNotFound: Fault = {
  id: 'b15-missing-token-not-found',
  role: 'platform',
  title: 'Without a token the route does not exist',
  breaks: ['B15-8', 'AUTH-7'],
  wire: answerStatus('issueSsoCode', 401, 404),
}
