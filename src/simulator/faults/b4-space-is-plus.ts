import type { Fault } from '../fault.ts'

export const b4SpaceIsPlus: Fault = {
  id: 'b4-space-is-plus',
  role: 'platform',
  title: 'Spaces are turned into the plus signs that they surely were',
  breaks: ['B4-5'],
  operations: {
    getSsoUserId: (input, world, honest) =>
      honest({ ...input, query: { ...input.query, email: input.query.email.replaceAll(' ', '+') } }, world),
  },
}
