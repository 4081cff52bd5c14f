import type { Fault } from '../fault.ts'
import { makeOptional } from '../fault-parts/contract.ts'

export const c1UserOptional: Fault = {
  id: 'c1-user-optional',
  role: 'adapter',
  title: 'Without userId the first user is meant',
  breaks: ['C1-5'],
  contract: makeOptional('generateAdapterToken', 'userId'),
  operations: {
    generateAdapterToken: (input, world, honest) => honest({ ...input, body: { ...{ userId: world.given.userId }, ...input.body } }, world),
  },
}
