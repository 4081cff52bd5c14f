import type { JsonObject } from '../../contract/json.ts'
import type { Fault } from '../fault.ts'
import { asText } from '../fault-parts/request.ts'

export const httpA1AnswersForm: Fault = {
  id: 'http-a1-answers-form',
  role: 'crm',
  title: 'The token comes in the form in which others have it',
  breaks: ['HTTP-1', 'A1-1'],
  wire: (answer) =>
    answer.operation === 'issueCrmApiToken' && answer.status < 300 && answer.body !== undefined
      ? asText(answer, 'application/x-www-form-urlencoded', `crmApiToken=${(JSON.parse(answer.body) as JsonObject)['crmApiToken']}`)
      : answer,
}
