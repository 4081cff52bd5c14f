import { Refusal } from '../../domain/refusal.ts'
import type { Fault } from '../fault.ts'

export const b7WrongPasswordSucceeds: Fault = {
  id: 'b7-wrong-password-succeeds',
  role: 'platform',
  title: 'A wrong password links nothing and says 200 all the same',
  breaks: ['B7-8'],
  operations: {
    linkAccount(input, world, honest) {
      try {
        return honest(input, world)
      } catch (error) {
        if (error instanceof Refusal && error.requirement === 'B7-8') return { status: 200 }
        throw error
      }
    },
  },
}
