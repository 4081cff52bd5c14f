import type { Fault } from '../fault.ts'
import { checkCrmToken, crmTokenAsParameter, sentCrmToken } from '../fault-parts/crm.ts'

export const a4LetsMissingCrmTokenIn: Fault = {
  id: 'a4-lets-missing-crm-token-in',
  role: 'crm',
  title: 'The crmApiToken is checked when there is one',
  breaks: ['A4-12'],
  contract: crmTokenAsParameter('generateOneTimeToken'),
  operations: {
    generateOneTimeToken(input, world, honest) {
      const crmApiToken = sentCrmToken(input)
      if (crmApiToken !== undefined) checkCrmToken(world, crmApiToken)
      return honest(input, world)
    },
  },
}
