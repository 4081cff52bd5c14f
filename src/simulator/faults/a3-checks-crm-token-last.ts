import { refuse } from '../../domain/refusal.ts'
import { checkCrmToken, crmTokenAsParameter, sentCrmToken } from '../crm-fault-parts.ts'
import type { Fault } from '../fault.ts'

export const a3ChecksCrmTokenLast: Fault = {
  id: 'a3-checks-crm-token-last',
  role: 'crm',
  title: 'The access token is looked up before the crmApiToken is judged',
  breaks: ['A3-5'],
  contract: crmTokenAsParameter('authorizeAccessToken'),
  operations: {
    authorizeAccessToken(input, world, honest) {
      const answer = honest(input, world)
      const crmApiToken = sentCrmToken(input)
      if (crmApiToken === undefined) return refuse('A3-6', 'crmApiToken is missing')
      checkCrmToken(world, crmApiToken)
      return answer
    },
  },
}
