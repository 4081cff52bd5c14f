import type { Fault } from '../fault.ts'
import { alterAnswer } from '../fault-parts/answer.ts'

export const a1TokenIsAnObject: Fault = {
  id: 'a1-token-is-an-object',
  role: 'crm',
  title: 'The token comes with its life, as an object',
  breaks: ['A1-1'],
  wire: alterAnswer('issueCrmApiToken', ({ crmApiToken }) => ({ crmApiToken: { value: crmApiToken, expiresIn: 604_800 } })),
}
