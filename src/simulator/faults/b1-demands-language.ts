import { refuse } from '../../domain/refusal.ts'
import type { Fault } from '../fault.ts'

export const b1DemandsLanguage: Fault = {
  id: 'b1-demands-language',
  role: 'platform',
  title: 'A language is demanded where a nickname is wished for',
  breaks: ['B1-3'],
  operations: {
    createSsoUser(input, world, honest) {
      const { nickname, preferredLanguage } = input.body
      if (nickname !== undefined && preferredLanguage === undefined) return refuse('B1-4', undefined, 'body.preferredLanguage')
      return honest(input, world)
    },
  },
}
