import type { Fault } from '../fault.ts'
import { readNumeral, takeAnyNumerals } from '../fault-parts/contract.ts'

export const b14IgnoresBadFilters: Fault = {
  id: 'b14-ignores-bad-filters',
  role: 'platform',
  title: 'A filter that cannot be read is left out',
  breaks: ['B14-12'],
  contract: takeAnyNumerals('listUsers'),
  operations: {
    listUsers(input, world, honest) {
      const numbers = Object.entries(input.query).map(([name, value]) => [name, readNumeral(value)] as const)
      return honest({ ...input, query: Object.fromEntries(numbers.filter(([, value]) => value !== undefined)) }, world)
    },
  },
}
