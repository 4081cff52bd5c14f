import { takeAnyCredential } from '../crm-fault-parts.ts'
import type { Fault } from '../fault.ts'

export const a4TakesAnyCrmToken: Fault = {
  id: 'a4-takes-any-crm-token',
  role: 'crm',
  title: 'The crmApiToken has to be there, and that is all',
  breaks: ['A4-11'],
  contract: takeAnyCredential('generateOneTimeToken'),
}
