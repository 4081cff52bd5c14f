import { refuse } from '../../domain/refusal.ts'
import type { Fault } from '../fault.ts'

export const a7RefusesRepetition: Fault = {
  id: 'a7-refuses-repetition',
  role: 'crm',
  title: 'An e-mail address that is taken is a conflict',
  breaks: ['A7-4'],
  operations: {
    registerUser(input, world, honest) {
      if (world.crmUsers.get(input.body.userId)?.email === input.body.email) refuse('A7-3', 'this was told before')
      return honest(input, world)
    },
  },
}
