import { refuse } from '../../domain/refusal.ts'
import type { Fault } from '../fault.ts'

export const nickRefusesTakenWish: Fault = {
  id: 'nick-refuses-taken-wish',
  role: 'platform',
  title: 'A wish that is taken is a reason to refuse',
  breaks: ['NICK-2'],
  operations: {
    createSsoUser(input, world, honest) {
      const { nickname } = input.body
      if (nickname !== undefined && world.users.firstBy('nickname', nickname)) return refuse('B1-4', 'is taken', 'body.nickname')
      return honest(input, world)
    },
  },
}
