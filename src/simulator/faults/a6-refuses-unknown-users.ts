import { refuse } from '../../domain/refusal.ts'
import type { Fault } from '../fault.ts'

export const a6RefusesUnknownUsers: Fault = {
  id: 'a6-refuses-unknown-users',
  role: 'crm',
  title: "Only users who are in the CRM's books can be attributed",
  breaks: ['A6-1'],
  operations: {
    attributeUser(input, world, honest) {
      if (!world.crmUsers.has(input.body.invitedUserId)) refuse('A4-3', 'there is no such user', 'body.invitedUserId')
      return honest(input, world)
    },
  },
}
