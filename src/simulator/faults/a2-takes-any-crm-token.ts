import type { Fault } from '../fault.ts'
import { takeAnyCredential } from '../fault-parts/crm.ts'

export const a2TakesAnyCrmToken: Fault = {
  id: 'a2-takes-any-crm-token',
  role: 'crm',
  title: 'The crmApiToken has to be there, and that is all',
  breaks: ['A2-7'],
  contract: takeAnyCredential('authorizeOneTime'),
}
