import { refuse } from '../../domain/refusal.ts'
import { openAdapterToken } from '../adapter-token.ts'
import type { Fault } from '../fault.ts'
import { askForCredential } from '../fault-parts/contract.ts'

export const c1TakesAdapterToken: Fault = {
  id: 'c1-takes-adapter-token',
  role: 'adapter',
  title: 'A token that C1 has issued opens C1, too',
  breaks: ['TOKEN-7', 'C1-4'],
  contract: askForCredential('generateAdapterToken', 'adapterToken'),
  operations: {
    generateAdapterToken(input, world, honest) {
      const bearer = input.caller.bearer ?? ''
      const isKnown = bearer === world.adapterBearer || typeof openAdapterToken(bearer, world.seed) !== 'string'
      return isKnown ? honest(input, world) : refuse('C1-4')
    },
  },
}
