import type { Fault } from '../fault.ts'

export const nickTakenWishGivesLocalPart: Fault = {
  id: 'nick-taken-wish-gives-local-part',
  role: 'platform',
  title: 'A wish that is taken counts as none',
  breaks: ['NICK-2'],
  operations: {
    createSsoUser(input, world, honest) {
      const { nickname, ...body } = input.body
      const isTaken = nickname !== undefined && world.users.firstBy('nickname', nickname) !== undefined
      return honest(isTaken ? { ...input, body } : input, world)
    },
  },
}
