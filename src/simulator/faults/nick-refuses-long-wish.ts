import { refuse } from '../../domain/refusal.ts'
import type { Fault } from '../fault.ts'

export const nickRefusesLongWish: Fault = {
  id: 'nick-refuses-long-wish',
  role: 'platform',
  title: 'A wish of more than 255 characters does not fit its column',
  breaks: ['NICK-6'],
  operations: {
    createSsoUser(input, world, honest) {
      if ((input.body.nickname ?? '').length > 255) return refuse('B1-4', 'is too long', 'body.nickname')
      return honest(input, world)
    },
  },
}
