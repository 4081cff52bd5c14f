import { refuse } from '../../domain/refusal.ts'
import type { Fault } from '../fault.ts'

export const a7RefusesUnknownUsers: Fault = {
  id: 'a7-refuses-unknown-users',
  role: 'crm',
  title: 'A registration is an update of a user whom the CRM knows already',
  breaks: ['A7-1'],
  operations: {
    registerUser(input, world, honest) {
      if (!world.crmUsers.has(input.body.userId)) refuse('A4-3', 'there is no such user', 'body.userId')
      return honest(input, world)
    },
  },
}
