import type { Fault } from '../fault.ts'
import { checkCrmToken, crmTokenAsParameter, sentCrmToken } from '../fault-parts/crm.ts'

export const a3LetsMissingCrmTokenIn: Fault = {
  id: 'a3-lets-missing-crm-token-in',
  role: 'crm',
  title: 'The crmApiToken is checked when there is one',
  breaks: ['A3-6'],
  contract: crmTokenAsParameter('authorizeAccessToken'),
  operations: {
    authorizeAccessToken(input, world, honest) {
      const crmApiToken = sentCrmToken(input)
      if (crmApiToken !== undefined) checkCrmToken(world, crmApiToken)
      return honest(input, world)
    },
  },
}
