import { takeAnyCredential } from '../crm-fault-parts.ts'
import type { Fault } from '../fault.ts'

export const a3TakesAnyCrmToken: Fault = {
  id: 'a3-takes-any-crm-token',
  role: 'crm',
  title: 'The crmApiToken has to be there, and that is all',
  breaks: ['A3-5'],
  contract: takeAnyCredential('authorizeAccessToken'),
}
