import { refuse } from '../../domain/refusal.ts'
import type { Fault } from '../fault.ts'
import { takeAnyCredential } from '../fault-parts/crm.ts'

export const a6ComparesFirstHalf: Fault = {
  id: 'a6-compares-first-half',
  role: 'crm',
  title: "The user's name in the credentials is compared, and the password is not",
  breaks: ['A6-4'],
  contract: takeAnyCredential('attributeUser'),
  operations: {
    attributeUser(input, world, honest) {
      const right = world.crm.webhookAuthorization
      if (!input.caller.bearer?.startsWith(right.slice(0, right.length / 2))) refuse('A6-4', 'the Authorization is wrong')
      return honest(input, world)
    },
  },
}
