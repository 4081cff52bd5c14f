import { checkCrmToken, crmTokenAsParameter, sentCrmToken } from '../crm-fault-parts.ts'
import type { Fault } from '../fault.ts'

export const a2LetsMissingCrmTokenIn: Fault = {
  id: 'a2-lets-missing-crm-token-in',
  role: 'crm',
  title: 'The crmApiToken is checked when there is one',
  breaks: ['A2-8'],
  contract: crmTokenAsParameter('authorizeOneTime'),
  operations: {
    authorizeOneTime(input, world, honest) {
      const crmApiToken = sentCrmToken(input)
      if (crmApiToken !== undefined) checkCrmToken(world, crmApiToken)
      return honest(input, world)
    },
  },
}
