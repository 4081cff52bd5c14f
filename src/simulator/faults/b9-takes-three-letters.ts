import type { Fault } from '../fault.ts'
import { redefineField } from '../fault-parts/contract.ts'

export const b9TakesThreeLetters: Fault = {
  id: 'b9-takes-three-letters',
  role: 'platform',
  title: 'Language codes may have three letters, as another standard has them',
  breaks: ['B9-11'],
  contract: redefineField('sendPush', 'preferredLanguages', { type: 'array', items: { type: 'string', pattern: '^[A-Za-z]{2,3}$' } }),
}
