import { refuse } from '../../domain/refusal.ts'
import type { Fault } from '../fault.ts'

export const nickRefusesAfterCreating: Fault = {
  id: 'nick-refuses-after-creating',
  role: 'platform',
  title: 'The user is stored before a wish that is taken is refused',
  breaks: ['NICK-2'],
  operations: {
    createSsoUser(input, world, honest) {
      const { nickname } = input.body
      const isTaken = nickname !== undefined && world.users.firstBy('nickname', nickname) !== undefined
      const answer = honest(input, world)
      return isTaken ? refuse('B1-4', 'is taken', 'body.nickname') : answer
    },
  },
}
