import type { Fault } from '../fault.ts'
import { loginSchemas } from '../fault-parts/contract.ts'

export const t2ReadsNumberPrefix: Fault = {
  id: 't2-reads-number-prefix',
  role: 'platform',
  title: 'parseInt takes 12x for 12',
  breaks: ['T2-20', 'T4-9', 'T7-8'],
  contract: (document) => {
    for (const schema of loginSchemas(document)) Object.assign(schema, { type: ['integer', 'string'] })
  },
  operations: {
    getTrader: (input, world, honest) => honest({ ...input, path: { login: Number.parseInt(String(input.path.login), 10) } }, world),
    getSubAccounts: (input, world, honest) => honest({ ...input, path: { login: Number.parseInt(String(input.path.login), 10) } }, world),
    deleteTrader: (input, world, honest) => honest({ ...input, path: { login: Number.parseInt(String(input.path.login), 10) } }, world),
  },
}
