import type { Fault } from '../fault.ts'
import { inDialect } from '../fault-parts/identity.ts'

export const b14OrderTurns: Fault = {
  id: 'b14-order-turns',
  role: 'platform',
  title: 'Nothing sorts the list, and every other answer runs the other way',
  breaks: ['B14-8', 'PAGE-1', 'PAGE-2'],
  operations: {
    listUsers(input, world, honest) {
      const isOdd = world.nextId('fault-turn') % 2 === 1
      return inDialect(world, { 'paging.order': isOdd ? 'ascending' : 'descending' }, () => honest(input, world))
    },
  },
}
