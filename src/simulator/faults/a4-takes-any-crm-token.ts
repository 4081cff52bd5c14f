import type { Fault } from '../fault.ts'
import { takeAnyCredential } from '../fault-parts/crm.ts'

export const a4TakesAnyCrmToken: Fault = {
  id: 'a4-takes-any-crm-token',
  role: 'crm',
  title: 'The crmApiToken has to be there, and that is all',
  breaks: ['A4-11'],
  contract: takeAnyCredential('generateOneTimeToken'),
}
