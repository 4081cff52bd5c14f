import { refuse } from '../../domain/refusal.ts'
import type { Fault } from '../fault.ts'

export const b6DemandsLanguage: Fault = {
  id: 'b6-demands-language',
  role: 'platform',
  title: 'A preferredLanguage is demanded under a brand',
  breaks: ['B6-9'],
  operations: {
    createUser(input, world, honest) {
      const { brokerName, preferredLanguage } = input.body
      if (brokerName !== undefined && preferredLanguage === undefined) return refuse('B6-11', undefined, 'body.preferredLanguage')
      return honest(input, world)
    },
  },
}
