import type { Fault } from '../fault.ts'
import { takeAnyCredential } from '../fault-parts/crm.ts'

export const a3TakesAnyCrmToken: Fault = {
  id: 'a3-takes-any-crm-token',
  role: 'crm',
  title: 'The crmApiToken has to be there, and that is all',
  breaks: ['A3-5'],
  contract: takeAnyCredential('authorizeAccessToken'),
}
