import type { Fault } from '../fault.ts'
import { redefineField } from '../fault-parts/contract.ts'

export const b6TakesAnyLanguage: Fault = {
  id: 'b6-takes-any-language',
  role: 'platform',
  title: 'preferredLanguage is stored as it comes',
  breaks: ['B6-12'],
  contract: redefineField('createUser', 'preferredLanguage', { type: 'string' }),
}
