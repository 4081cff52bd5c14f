import type { Fault } from '../fault.ts'

export const c1ActsForSomebodyElse: Fault = {
  id: 'c1-acts-for-somebody-else',
  role: 'adapter',
  title: 'The token is issued for the user of the call before',
  breaks: ['C1-9', 'C1-6'],
  operations: {
    generateAdapterToken: (input, world, honest) => honest({ ...input, body: { ...input.body, userId: world.given.otherUserId } }, world),
  },
}
