import type { Fault } from '../fault.ts'
import { checkCrmToken, crmTokenAsParameter, sentCrmToken } from '../fault-parts/crm.ts'

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
