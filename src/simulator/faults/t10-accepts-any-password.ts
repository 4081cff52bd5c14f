import type { Fault } from '../fault.ts'

export const t10AcceptsAnyPassword: Fault = {
  id: 't10-accepts-any-password',
  role: 'platform',
  title: 'Every hash of 32 digits is accepted',
  breaks: ['T10-2', 'T9-3', 'T1-10', 'T5-3'],
  operations: {
    checkPassword(input, world, honest) {
      if (world.traders.has(input.path.login)) return { status: 204 }
      return honest(input, world)
    },
  },
}
