import type { Fault } from '../fault.ts'
import { parsePrefix, takeAnyNumerals } from '../fault-parts/contract.ts'

export const b18ReadsNumberPrefix: Fault = {
  id: 'b18-reads-number-prefix',
  role: 'platform',
  title: 'parseInt takes 12x for 12',
  breaks: ['B18-4'],
  contract: takeAnyNumerals('getReferral'),
  operations: {
    getReferral(input, world, honest) {
      const ids = Object.entries(input.query)
        .filter(([name]) => name !== 'brokerCrmName')
        .map(([name, value]) => [name, parsePrefix(value)])
      return honest({ ...input, query: { brokerCrmName: input.query.brokerCrmName, ...Object.fromEntries(ids) } }, world)
    },
  },
}
