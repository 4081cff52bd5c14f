import type { Fault } from '../fault.ts'
import { ownBodySchema } from '../fault-parts/contract.ts'

export const t1LeverageOptional: Fault = {
  id: 't1-leverage-optional',
  role: 'platform',
  title: 'leverageInCents has a default',
  breaks: ['T1-31'],
  contract: (document) => {
    const schema = ownBodySchema(document, 'createTrader')
    schema['required'] = (schema['required'] as string[]).filter((field) => field !== 'leverageInCents')
  },
  operations: {
    createTrader: (input, world, honest) =>
      honest({ ...input, body: { ...input.body, leverageInCents: input.body.leverageInCents ?? 10_000 } }, world),
  },
}
