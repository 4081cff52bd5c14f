import type { Fault } from '../fault.ts'
import { redefineField } from '../fault-parts/contract.ts'

export const b6TakesDigitsInLanguage: Fault = {
  id: 'b6-takes-digits-in-language',
  role: 'platform',
  title: 'A language is any two characters',
  breaks: ['B6-12'],
  contract: redefineField('createUser', 'preferredLanguage', { type: 'string', minLength: 2, maxLength: 2 }),
}
