import { refuse } from '../../domain/refusal.ts'
import type { Fault } from '../fault.ts'

export const a4AlwaysDemandsInappToken: Fault = {
  id: 'a4-always-demands-inapp-token',
  role: 'crm',
  title: 'Every call needs an inappToken, whether there ever was one or not',
  breaks: ['A4-8', 'A4-1'],
  operations: {
    generateOneTimeToken(input, world, honest) {
      if (input.query.inappToken === undefined) refuse('A4-6', 'inappToken is missing', 'query.inappToken')
      return honest(input, world)
    },
  },
}
