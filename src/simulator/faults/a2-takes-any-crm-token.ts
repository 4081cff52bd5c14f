import { takeAnyCredential } from '../crm-fault-parts.ts'
import type { Fault } from '../fault.ts'

export const a2TakesAnyCrmToken: Fault = {
  id: 'a2-takes-any-crm-token',
  role: 'crm',
  title: 'The crmApiToken has to be there, and that is all',
  breaks: ['A2-7'],
  contract: takeAnyCredential('authorizeOneTime'),
}
