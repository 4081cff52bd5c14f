import type { Fault } from '../fault.ts'
import { parametersOf } from '../fault-parts/contract.ts'

export const t3TakesMissingBounds: Fault = {
  id: 't3-takes-missing-bounds',
  role: 'platform',
  title: 'from and to have defaults',
  breaks: ['T3-24'],
  contract: (document) => {
    for (const parameter of parametersOf(document, 'listTraders')) parameter['required'] = false
  },
  operations: {
    listTraders: (input, world, honest) =>
      honest({ ...input, query: { ...{ from: '1970-01-01T00:00:00.000', to: '2100-01-01T00:00:00.000' }, ...input.query } }, world),
  },
}
