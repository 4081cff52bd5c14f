import type { Fault } from '../fault.ts'
import { ownBodySchema } from '../fault-parts/contract.ts'

export const t8TypeIsOptional: Fault = {
  id: 't8-type-is-optional',
  role: 'platform',
  title: 'type has a default',
  breaks: ['T8-27'],
  contract: (document) => {
    const schema = ownBodySchema(document, 'changeBalance')
    schema['required'] = ['login', 'preciseAmount']
  },
  operations: {
    changeBalance: (input, world, honest) => honest({ ...input, body: { ...input.body, type: input.body.type ?? 'DEPOSIT' } }, world),
  },
}
