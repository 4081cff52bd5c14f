import { issueCrmToken } from '../crm-tokens.ts'
import type { Fault } from '../fault.ts'

export const errA1TellsTokenToStrangers: Fault = {
  id: 'err-a1-tells-token-to-strangers',
  role: 'crm',
  title: 'The answer is put together before the password is compared',
  breaks: ['ERR-5'],
  wire(answer, world) {
    if (answer.operation !== 'issueCrmApiToken' || answer.status < 400) return answer
    return { ...answer, body: JSON.stringify({ ...JSON.parse(answer.body ?? '{}'), crmApiToken: issueCrmToken(world) }) }
  },
}
