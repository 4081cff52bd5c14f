import type { Fault } from '../fault.ts'

export const nickIgnoresWish: Fault = {
  id: 'nick-ignores-wish',
  role: 'platform',
  title: 'Everybody begins as uid and the userId',
  breaks: ['NICK-1'],
  operations: {
    createSsoUser: (input, world, honest) =>
      honest({ ...input, body: { ...input.body, ...(input.body.nickname !== undefined && { nickname: '' }) } }, world),
  },
}
