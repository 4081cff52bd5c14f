import type { Fault } from '../fault.ts'
import { redefineField } from '../fault-parts/contract.ts'

export const b9TakesAnyLanguage: Fault = {
  id: 'b9-takes-any-language',
  role: 'platform',
  title: 'Language codes are compared and never looked at',
  breaks: ['B9-11'],
  contract: redefineField('sendPush', 'preferredLanguages', { type: 'array', items: { type: 'string' } }),
}
