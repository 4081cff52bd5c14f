import type { Fault } from '../fault.ts'
import { redefineField } from '../fault-parts/contract.ts'

export const b1TakesAlpha3Language: Fault = {
  id: 'b1-takes-alpha-3-language',
  role: 'platform',
  title: 'Codes of three letters are languages too',
  breaks: ['B1-5'],
  contract: redefineField('createSsoUser', 'preferredLanguage', { type: 'string', pattern: '^[A-Za-z]{2,3}$' }),
}
