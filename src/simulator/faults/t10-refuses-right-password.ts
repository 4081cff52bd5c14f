import type { Fault } from '../fault.ts'

export const t10RefusesRightPassword: Fault = {
  id: 't10-refuses-right-password',
  role: 'platform',
  title: 'The hash is hashed once more before it is compared',
  breaks: ['T10-1', 'T10-4'],
  operations: {
    checkPassword(input, world, honest) {
      return honest({ ...input, body: { ...input.body, hashedPassword: 'f'.repeat(32) } }, world)
    },
  },
}
