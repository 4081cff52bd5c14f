import type { Fault } from '../fault.ts'

export const nickNumbersTakenWish: Fault = {
  id: 'nick-numbers-taken-wish',
  role: 'platform',
  title: 'A wish that is taken gets a number',
  breaks: ['NICK-2'],
  operations: {
    createSsoUser(input, world, honest) {
      const { nickname, ...body } = input.body
      const isTaken = nickname !== undefined && world.users.firstBy('nickname', nickname) !== undefined
      return honest(isTaken ? { ...input, body: { ...body, nickname: `${nickname}${world.users.size}` } } : input, world)
    },
  },
}
