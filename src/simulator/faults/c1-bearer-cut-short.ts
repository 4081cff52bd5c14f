import { refuse } from '../../domain/refusal.ts'
import type { Fault } from '../fault.ts'
import { askForCredential } from '../fault-parts/contract.ts'

export const c1BearerCutShort: Fault = {
  id: 'c1-bearer-cut-short',
  role: 'adapter',
  title: 'As many characters are compared as were sent',
  breaks: ['C1-4'],
  contract: askForCredential('generateAdapterToken', 'adapterToken'),
  operations: {
    generateAdapterToken(input, world, honest) {
      const bearer = input.caller.bearer ?? ''
      return world.adapterBearer.startsWith(bearer) ? honest(input, world) : refuse('C1-4')
    },
  },
}
