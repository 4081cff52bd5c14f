import { refuse } from '../../domain/refusal.ts'
import type { Fault } from '../fault.ts'
import { takeAnyCredential } from '../fault-parts/crm.ts'

export const a6ComparesSchemeOnly: Fault = {
  id: 'a6-compares-scheme-only',
  role: 'crm',
  title: 'The header is taken for good when it begins with the right scheme',
  breaks: ['A6-4'],
  contract: takeAnyCredential('attributeUser'),
  operations: {
    attributeUser(input, world, honest) {
      const [scheme = ''] = world.crm.webhookAuthorization.split(' ')
      if (!input.caller.bearer?.startsWith(scheme)) refuse('A6-4', 'the Authorization is wrong')
      return honest(input, world)
    },
  },
}
