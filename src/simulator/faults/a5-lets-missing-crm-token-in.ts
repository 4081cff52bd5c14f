import type { Fault } from '../fault.ts'
import { checkCrmToken, crmTokenAsParameter, sentCrmToken } from '../fault-parts/crm.ts'

export const a5LetsMissingCrmTokenIn: Fault = {
  id: 'a5-lets-missing-crm-token-in',
  role: 'crm',
  title: 'The crmApiToken is checked when there is one',
  breaks: ['A5-4'],
  contract: crmTokenAsParameter('logOutOfCrm'),
  operations: {
    logOutOfCrm(input, world, honest) {
      const crmApiToken = sentCrmToken(input)
      if (crmApiToken !== undefined) checkCrmToken(world, crmApiToken)
      return honest(input, world)
    },
  },
}
