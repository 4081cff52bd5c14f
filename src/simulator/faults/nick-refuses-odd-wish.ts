import { refuse } from '../../domain/refusal.ts'
import type { Fault } from '../fault.ts'

export const nickRefusesOddWish: Fault = {
  id: 'nick-refuses-odd-wish',
  role: 'platform',
  title: 'A wish with letters of other scripts is a reason to refuse',
  breaks: ['NICK-6'],
  operations: {
    createSsoUser(input, world, honest) {
      if (/\P{ASCII}/u.test(input.body.nickname ?? '')) return refuse('B1-4', 'has odd letters', 'body.nickname')
      return honest(input, world)
    },
  },
}
