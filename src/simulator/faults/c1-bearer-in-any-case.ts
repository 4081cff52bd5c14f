import { refuse } from '../../domain/refusal.ts'
import type { Fault } from '../fault.ts'
import { askForCredential } from '../fault-parts/contract.ts'

export const c1BearerInAnyCase: Fault = {
  id: 'c1-bearer-in-any-case',
  role: 'adapter',
  title: 'Credentials are compared without letter case',
  breaks: ['C1-4'],
  contract: askForCredential('generateAdapterToken', 'adapterToken'),
  operations: {
    generateAdapterToken(input, world, honest) {
      const bearer = input.caller.bearer ?? ''
      return bearer.toLowerCase() === world.adapterBearer.toLowerCase() ? honest(input, world) : refuse('C1-4')
    },
  },
}
