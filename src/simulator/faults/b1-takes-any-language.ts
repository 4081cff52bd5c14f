import type { Fault } from '../fault.ts'
import { redefineField } from '../fault-parts/contract.ts'

export const b1TakesAnyLanguage: Fault = {
  id: 'b1-takes-any-language',
  role: 'platform',
  title: 'preferredLanguage is stored as it comes',
  breaks: ['B1-5'],
  contract: redefineField('createSsoUser', 'preferredLanguage', { type: 'string' }),
}
