import type { JsonObject } from '../../contract/json.ts'
import type { Fault } from '../fault.ts'
import { parametersOf } from '../fault-parts/contract.ts'

export const b10ReadsNumberPrefix: Fault = {
  id: 'b10-reads-number-prefix',
  role: 'platform',
  title: 'parseInt takes 12x for 12',
  breaks: ['B10-4'],
  contract: (document) => {
    for (const { name, schema } of parametersOf(document, 'getTraderEmail')) {
      if (name === 'traderLogin') Object.assign(schema as JsonObject, { type: ['integer', 'string'] })
    }
  },
  operations: {
    getTraderEmail: (input, world, honest) =>
      honest({ ...input, path: { traderLogin: Number.parseInt(String(input.path.traderLogin), 10) } }, world),
  },
}
