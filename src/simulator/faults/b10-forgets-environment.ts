import type { Fault } from '../fault.ts'

export const b10ForgetsEnvironment: Fault = {
  id: 'b10-forgets-environment',
  role: 'platform',
  title: 'environmentName is ignored',
  breaks: ['B10-3'],
  operations: {
    getTraderEmail: (input, world, honest) => honest({ ...input, query: {} }, world),
  },
}
