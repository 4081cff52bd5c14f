import { refuse } from '../../domain/refusal.ts'
import type { Fault } from '../fault.ts'

export const a4OneInappTokenBindsAll: Fault = {
  id: 'a4-one-inapp-token-binds-all',
  role: 'crm',
  title: 'Once anybody was given an inappToken, everybody needs one',
  breaks: ['A4-8'],
  operations: {
    generateOneTimeToken(input, world, honest) {
      const isMissing = world.inappTokens.size > 0 && input.query.inappToken === undefined
      if (isMissing) refuse('A4-6', 'inappToken is missing', 'query.inappToken')
      return honest(input, world)
    },
  },
}
