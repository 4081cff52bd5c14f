import { refuse } from '../../domain/refusal.ts'
import type { Fault } from '../fault.ts'
import { askForCredential } from '../fault-parts/contract.ts'

export const c1BearerByBeginning: Fault = {
  id: 'c1-bearer-by-beginning',
  role: 'adapter',
  title: 'A credential that begins with the right one is right',
  breaks: ['C1-4'],
  contract: askForCredential('generateAdapterToken', 'adapterToken'),
  operations: {
    generateAdapterToken(input, world, honest) {
      const bearer = input.caller.bearer ?? ''
      return bearer.startsWith(world.adapterBearer) ? honest(input, world) : refuse('C1-4')
    },
  },
}
