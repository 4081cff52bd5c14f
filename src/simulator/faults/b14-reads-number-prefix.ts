import type { Fault } from '../fault.ts'
import { parsePrefix, takeAnyNumerals } from '../fault-parts/contract.ts'

export const b14ReadsNumberPrefix: Fault = {
  id: 'b14-reads-number-prefix',
  role: 'platform',
  title: 'parseInt takes 1x for 1',
  breaks: ['B14-12'],
  contract: takeAnyNumerals('listUsers'),
  operations: {
    listUsers(input, world, honest) {
      const numbers = Object.entries(input.query).map(([name, value]) => [name, parsePrefix(value)] as const)
      return honest({ ...input, query: Object.fromEntries(numbers.filter(([, value]) => !Number.isNaN(value))) }, world)
    },
  },
}
