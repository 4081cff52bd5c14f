import { refuse } from '../../domain/refusal.ts'
import type { Fault } from '../fault.ts'

export const a6RefusesRepetition: Fault = {
  id: 'a6-refuses-repetition',
  role: 'crm',
  title: 'What was told before is a conflict',
  breaks: ['A6-6'],
  operations: {
    attributeUser(input, world, honest) {
      const { invitedUserId, partnerUserId } = input.body
      if (world.crmUsers.get(invitedUserId)?.partnerUserId === partnerUserId) refuse('A6-5', 'this was told before')
      return honest(input, world)
    },
  },
}
