import { refuse } from '../../domain/refusal.ts'
import type { Fault } from '../fault.ts'
import { takeAnyCredential } from '../fault-parts/crm.ts'

export const a7ComparesSchemeOnly: Fault = {
  id: 'a7-compares-scheme-only',
  role: 'crm',
  title: 'The header is taken for good when it begins with the right scheme',
  breaks: ['A7-2'],
  contract: takeAnyCredential('registerUser'),
  operations: {
    registerUser(input, world, honest) {
      const [scheme = ''] = world.crm.webhookAuthorization.split(' ')
      if (!input.caller.bearer?.startsWith(scheme)) refuse('A7-2', 'the Authorization is wrong')
      return honest(input, world)
    },
  },
}
