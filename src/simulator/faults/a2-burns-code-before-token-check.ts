import { refuse } from '../../domain/refusal.ts'
import type { Fault } from '../fault.ts'
import { checkCrmToken, crmTokenAsParameter, sentCrmToken } from '../fault-parts/crm.ts'

export const a2BurnsCodeBeforeTokenCheck: Fault = {
  id: 'a2-burns-code-before-token-check',
  role: 'crm',
  title: 'The code is taken first, and the crmApiToken is looked at afterwards',
  breaks: ['A2-12'],
  contract: crmTokenAsParameter('authorizeOneTime'),
  operations: {
    authorizeOneTime(input, world, honest) {
      const answer = honest(input, world)
      const crmApiToken = sentCrmToken(input)
      if (crmApiToken === undefined) return refuse('A2-8', 'crmApiToken is missing')
      checkCrmToken(world, crmApiToken)
      return answer
    },
  },
}
