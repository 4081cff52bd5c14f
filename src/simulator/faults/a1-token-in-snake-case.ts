import type { Fault } from '../fault.ts'
import { alterAnswer } from '../fault-parts/answer.ts'

export const a1TokenInSnakeCase: Fault = {
  id: 'a1-token-in-snake-case',
  role: 'crm',
  title: 'The serialiser writes snake case',
  breaks: ['A1-1'],
  wire: alterAnswer('issueCrmApiToken', ({ crmApiToken }) => ({ crm_api_token: crmApiToken })),
}
